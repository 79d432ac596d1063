import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "@/components/ui/banner";
import type { FormResponse } from "@/lib/forms/form-response";
import type { FieldErrors } from "@/lib/forms/values";
import { earlierTexts, refusalTexts } from "@/lib/texts/form-outcomes";
import { formPartTexts } from "@/lib/texts/form-parts";
import { fieldId } from "./field-context";
import styles from "./form.module.css";

type OutcomeProps = {
  response: FormResponse | undefined;
  /** Whether JavaScript runs by now. Then "noScript" only means that it did not yet when the form was sent. */
  canSend: boolean;
  otherWays: ReactNode;
};

/** The response to the last sending, above the fields. */
export function Outcome({ response, canSend, otherWays }: OutcomeProps) {
  switch (response?.kind) {
    case "invalid":
      return (
        <Alert response={response} className={styles.summary}>
          <ErrorSummary errors={response.errors} />
        </Alert>
      );
    case "earlier":
      return (
        <Alert response={response} className={styles.refusal}>
          <Banner tone="info">
            <h3>{earlierTexts.title}</h3>
            <p>{earlierTexts.text(response.reference)}</p>
          </Banner>
        </Alert>
      );
    case "refused": {
      const isEarly = response.reason === "noScript" && canSend;
      return (
        <Alert response={response} className={styles.refusal} key={String(isEarly)}>
          <Banner tone="error">
            <p>{isEarly ? refusalTexts.early : refusalTexts[response.reason]}</p>
            {!isEarly && otherWays}
          </Banner>
        </Alert>
      );
    }
    default:
      return null;
  }
}

type AlertProps = { response: FormResponse; className: string | undefined; children: ReactNode };

/** Takes the focus with every response, so that it is not missed. */
function Alert({ response, className, children }: AlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (response) ref.current?.focus();
  }, [response]);
  return (
    <div className={className} role="alert" tabIndex={-1} ref={ref} id="meldung">
      {children}
    </div>
  );
}

function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const entries = Object.entries(errors);
  return (
    <>
      <h3>{formPartTexts.summary(entries.length)}</h3>
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
