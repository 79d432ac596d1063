import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Banner } from "@/components/ui/banner";
import type { FormResponse } from "@/lib/forms/form-response";
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

export function Outcome({ response, canSend, otherWays }: OutcomeProps) {
  switch (response?.kind) {
    case "invalid": {
      const errors = Object.entries(response.errors);
      return (
        <Alert response={response} className={styles.summary}>
          <h2>{formPartTexts.summary(errors.length)}</h2>
          <ul>
            {errors.map(([name, message]) => (
              <li key={name}>
                {/* In WebKit nothing can be typed into a field that only the fragment gave the focus. */}
                <a href={`#${fieldId(name)}`} onClick={() => document.getElementById(fieldId(name))?.focus()}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      );
    }
    case "earlier":
      return (
        <Alert response={response} className={styles.refusal}>
          <Banner tone="info">
            <h2>{earlierTexts.title}</h2>
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

/** Takes the focus with every response, so that it is not missed. */
function Alert({ response, ...rest }: { response: FormResponse } & ComponentProps<"div">) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (response) ref.current?.focus();
  }, [response]);
  return <div role="alert" tabIndex={-1} ref={ref} id="meldung" {...rest} />;
}
