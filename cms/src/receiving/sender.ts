import { z } from "zod";
import { line, mailAddress } from "./bounded-text";

/** What every form sends about itself and about who fills it in. */
export const SENDER = {
  Name: line(100).optional(),
  E_Mail: mailAddress.optional(),
  Bestaetigung_gewuenscht: z.boolean().default(false),
  /** Chosen once per form; what comes again under it is the same thing. */
  Schluessel: z.string().regex(/^[\w-]{16,100}$/),
};

/** There is nowhere to send a confirmation to without an address. */
export const canConfirm = (sent: { E_Mail?: string | undefined; Bestaetigung_gewuenscht: boolean }) =>
  !sent.Bestaetigung_gewuenscht || sent.E_Mail !== undefined;
