import { processWide } from "./process-wide";

const changes = processWide("pageChanges", () => ({ count: 0 }));

/** Called when pages begin to show something else although no content has changed, so that none is sent as it was. */
export function notePageChange(): void {
  changes.count += 1;
}

/** How many such changes there were since the start */
export const countPageChanges = (): number => changes.count;
