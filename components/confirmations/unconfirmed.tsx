import { outdatedConfirmation } from "@/lib/confirmations/base/confirmation-age";
import { confirmationTexts } from "@/lib/confirmations/base/texts";

type UnconfirmedProps = {
  /** "YYYY-MM-DD" */
  confirmedOn: string | undefined;
  /** For which a confirmation holds, from the settings */
  months: number | undefined;
  now: Date;
};

/** Says that an entry was not confirmed for long; nothing beside others. */
export function Unconfirmed({ confirmedOn, months, now }: UnconfirmedProps) {
  const month = outdatedConfirmation(confirmedOn, months, now);
  return month && <p className="muted">{confirmationTexts.unconfirmed(month)}</p>;
}
