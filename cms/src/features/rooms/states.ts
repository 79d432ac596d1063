import { type Booking, confirmed, takenBack, withdrawn } from "./booking";

export type BookingState = Booking["Bearbeitungsstand"];
type Step = "confirm" | "decline" | "takeBack" | "withdraw";

const steps: Record<Step, { from: readonly BookingState[]; to: BookingState }> = {
  // What an editor declined or took back by mistake can still be confirmed.
  confirm: { from: ["neu", "abgelehnt", takenBack], to: confirmed },
  decline: { from: ["neu"], to: "abgelehnt" },
  takeBack: { from: [confirmed], to: takenBack },
  withdraw: { from: ["neu", confirmed], to: withdrawn },
};

/** The state to which a step leads; undefined where the step is not possible. */
export const stateAfter = (step: Step, state: BookingState): BookingState | undefined =>
  steps[step].from.includes(state) ? steps[step].to : undefined;
