let isOver = false;

/** Whether the document that the browser loaded is hydrated. What is rendered later has no HTML there. */
export const isHydrationOver = (): boolean => isOver;

/** Called by an effect of the frame, which runs once the page is hydrated */
export function endHydration(): void {
  isOver = true;
}
