import { whenIdle } from "@/lib/browser/when-idle";
import { useMessageStore } from "@/lib/messages/message-store";
import { formOfflineText } from "@/lib/texts/form-offline";
import { changedFields } from "./changed-fields";

/** A form that is hydrated when somebody uses it */
const lateForm = "form[data-form]";

const takenOver = new WeakSet<HTMLFormElement>();
/** Forms that were sent while their code was on its way */
const sentEarly = new Set<HTMLFormElement>();

const formOf = (target: unknown): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>(lateForm) : null;

/**
 * Lets React hydrate the forms in the document once a pointer or the focus is in one of them, or the visitor may go to this
 * page again: until then React would hold a navigation that keeps the page. Their code is loaded when the browser is idle: a
 * lost connection must not lose typed text. What is sent before the code works is sent by it. If the code cannot be loaded, the
 * promise stays open and the browser sends the forms; offline a message says that nothing was sent, and the next use tries again.
 * @param isDue whether the forms have something to show that is not in their HTML, so that they wait for no use
 */
export function whenUsed<Module>(
  load: () => Promise<Module>,
  isDue: (module: Module) => boolean | Promise<boolean>,
): Promise<Module> {
  return new Promise((resolve) => {
    let isUsed = false;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };

    const begin = () => {
      if (isUsed) return;
      isUsed = true;
      load().then(resolve, () => {
        isUsed = false;
        if (navigator.onLine) {
          listening.abort();
          for (const form of sentEarly) form.submit();
        } else if (sentEarly.size > 0) {
          sentEarly.clear();
          useMessageStore.getState().setMessage(formOfflineText);
        }
      });
    };
    const loadEarly = async () => {
      try {
        if (!isUsed && (await isDue(await load()))) begin();
      } catch {
        // The first use loads it again, and says what failed.
      }
    };
    const use = ({ target }: Event) => {
      const form = formOf(target);
      if (!form) return;
      // The form's own messages take the place of the browser's.
      form.noValidate = true;
      begin();
    };
    for (const type of ["pointerover", "pointerdown", "focusin"]) addEventListener(type, use, options);
    addEventListener(
      "submit",
      (event) => {
        const form = formOf(event.target);
        if (!form || takenOver.has(form)) return;
        event.preventDefault();
        sentEarly.add(form);
        begin();
      },
      options,
    );
    for (const type of ["click", "popstate"]) addEventListener(type, begin, options);
    // The way back to a page that the browser has kept. A draft may have been written since.
    window.addEventListener(
      "pageshow",
      ({ persisted }) => {
        if (persisted) begin();
      },
      options,
    );
    // Another tab has written a draft; the line is back.
    for (const type of ["storage", "online"]) addEventListener(type, loadEarly, options);
    if (formOf(document.activeElement)) begin();
    else whenIdle(loadEarly);
  });
}

/**
 * Called when a form's code works: tells it what was typed before, because React replays no input, and sends the form if its
 * visitor has sent it already. What the browser has filled in after a reload or on the way back was not typed in this page: it
 * may have been sent, and is no draft.
 */
export function takeOver(form: HTMLFormElement | null): void {
  if (!form) return;
  takenOver.add(form);
  if (wasOpenedAnew())
    for (const field of changedFields(form)) field.dispatchEvent(new Event("input", { bubbles: true }));
  if (sentEarly.delete(form)) form.requestSubmit();
}

const wasOpenedAnew = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && entry.type === "navigate");
