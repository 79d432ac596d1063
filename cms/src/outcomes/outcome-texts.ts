import { oneLine } from "../mail/mail-text";
import type { OutcomeNote } from "./outcome-note";
import { dateChanges, type PublicState } from "./public-state";

export const subjects: Record<OutcomeNote["what"], string> = {
  published: "Veröffentlicht",
  moved: "Geändert",
  dates: "Einzelner Termin geändert",
  postponed: "Verschoben",
  cancelled: "Abgesagt",
  reinstated: "Findet doch statt",
  withdrawn: "Nicht mehr auf der Website",
  declined: "Nicht angenommen",
};

/** Lines such as "Wo: Dorfteich", or "Wo bisher" and "Wo jetzt" where that has changed */
export function facts(before: PublicState | undefined, after: PublicState | undefined): string[] {
  const lines = [
    ["Wann", before?.when, after?.when],
    ["Wo", before?.where, after?.where],
  ].flatMap(([name, former, now]) => {
    if (!before || !after || former === now)
      return now || former ? [`${name}: ${oneLine(now || former || "")}`] : [];
    return [`${name} bisher: ${oneLine(former || "–")}`, `${name} jetzt: ${oneLine(now || "–")}`];
  });
  const single = before && after ? dateChanges(before, after).map(oneLine) : [];
  return after?.status === "abgesagt" ? [...lines, "Abgesagt"] : [...single, ...lines];
}
