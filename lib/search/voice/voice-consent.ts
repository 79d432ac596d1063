/** Whether the visitor let a service of the browser's maker hear them on this device (docs/datenschutz.md). */

const key = "dorfforum-sprachdienst";
const given = "erlaubt";

export function mayServiceHear(): boolean {
  try {
    return localStorage.getItem(key) === given;
  } catch {
    // Blocked storage remembers nothing: the visitor is asked again.
    return false;
  }
}

export function rememberServiceMayHear(): void {
  try {
    localStorage.setItem(key, given);
  } catch {
    // Blocked or full: it holds for this time.
  }
}
