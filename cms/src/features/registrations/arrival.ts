import { maxPlacesAtOnce } from "@dorfforum/shared/registrations/limits";
import { registrationFields } from "@dorfforum/shared/registrations/request-fields";
import { z } from "zod";
import { attributeSchemas } from "../../receiving/form-schemas";

export type RegistrationContent = {
  Veranstaltung: string;
  Tag: string;
  Name: string;
  E_Mail: string;
  Plaetze: number;
  Antwort?: string;
  Bemerkung?: string;
  Erinnerung: boolean;
};

export const tag = z.string().regex(/^(?:\d{4}-\d\d-\d\d)?$/);
export const places = z.number().int().min(1).max(maxPlacesAtOnce);

/** A registration as the site sends it */
export const Arrival = z.object({
  data: z.strictObject({
    ...attributeSchemas(registrationFields.anmeldung, ""),
    Tag: tag.default(""),
    Plaetze: places,
  }) as unknown as z.ZodType<RegistrationContent>,
});

export const Action = z.object({
  data: z.discriminatedUnion("Aktion", [
    z.strictObject({
      Aktion: z.literal("bestaetigen"),
      Plaetze: places.optional(),
      Warteliste: z.boolean().optional(),
    }),
    z.strictObject({ Aktion: z.enum(["aendern"]), Plaetze: places }),
    z.strictObject({ Aktion: z.literal("annehmen"), Plaetze: places.optional() }),
    z.strictObject({ Aktion: z.enum(["absagen", "ablehnen", "warten"]) }),
    z.strictObject({ Aktion: z.literal("erinnern"), Erinnerung: z.boolean() }),
  ]),
});
export type Action = z.infer<typeof Action>["data"];
