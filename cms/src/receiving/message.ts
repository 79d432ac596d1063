import { z } from "zod";
import { line, lines, sitePath } from "./bounded-text";
import { canConfirm, SENDER } from "./sender";

/** A Nachricht as the site sends it; anything else is refused. */
export const Message = z
  .strictObject({
    Art: z.enum(["kontakt", "barriere", "inhalt"]),
    Betreff: line(150).optional(),
    Text: lines(5000),
    Seite: sitePath.optional(),
    ...SENDER,
  })
  .refine(canConfirm);
