import type { ReactNode } from "react";
import type { Answer } from "@/lib/forms/answer";
import { earlierTexts, refusalTexts } from "@/lib/texts/form-outcomes";
import { ErrorSummary } from "./error-summary";
import { Notice } from "./notice";

type OutcomeProps = {
  answer: Answer | undefined;
  /** A browser that has taken over can send: then "no JavaScript" means that it had not by then. */
  canSend: boolean;
  /** How to reach the municipality otherwise */
  otherWays: ReactNode;
};

/** What became of the last sending, above the fields. */
export function Outcome({ answer, canSend, otherWays }: OutcomeProps) {
  switch (answer?.kind) {
    case "invalid":
      return <ErrorSummary errors={answer.errors} />;
    case "earlier":
      return (
        <Notice tone="info">
          <h3>{earlierTexts.title}</h3>
          <p>{earlierTexts.text(answer.reference)}</p>
        </Notice>
      );
    case "refused": {
      const isLate = answer.reason === "noScript" && canSend;
      return (
        <Notice tone="error" key={String(isLate)}>
          <p>{isLate ? refusalTexts.early : refusalTexts[answer.reason]}</p>
          {!isLate && otherWays}
        </Notice>
      );
    }
    default:
      return null;
  }
}
