/** Whether the visitor lets a service of the browser's maker hear them, stored on this device (docs/datenschutz.md). */

const key = "dorfforum-sprachdienst";
const granted = "erlaubt";

export function hasVoiceConsent(): boolean {
  try {
    return localStorage.getItem(key) === granted;
  } catch {
    // Storage is blocked: the visitor is asked again.
    return false;
  }
}

export function storeVoiceConsent(): void {
  try {
    localStorage.setItem(key, granted);
  } catch {
    // Storage is blocked or full: the consent holds for this time.
  }
}
