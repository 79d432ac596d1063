import type { Page } from "@playwright/test";

/** Whether a page runs what an address answers as a script */
export const runsAsScript = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const script = Object.assign(document.createElement("script"), { src });
        script.addEventListener("load", () => resolve(true));
        script.addEventListener("error", () => resolve(false));
        document.head.append(script);
      }),
    address,
  );
