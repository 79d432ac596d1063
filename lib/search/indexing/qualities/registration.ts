import type { Quality } from "../../quality";

const registration = "(?:vor)?anmeldung(?:en)?";
const needed = new RegExp(
  `(?<!\\p{L})(?:${registration} (?:bis|unter|bei|beim|über|per|im|an|via|online|telefonisch|ist |wird |erforderlich|erbeten|nötig|notwendig|erwünscht)|${registration}:|um (?:vorherige |telefonische )?${registration}|(?:nur )?(?:mit|nach) (?:vorheriger |telefonischer )?${registration}|anmeldepflicht\\p{L}*|(?:bitte|vorher|vorab|verbindlich) (?:\\p{L}+ ){0,4}anmelden|melden sie sich (?:bitte )?(?:\\S+ ){0,6}an(?!\\p{L})|anmelden (?:können|müssen) sie sich|(?:müssen|können) sie sich (?:\\S+ ){0,6}anmelden|anmeldeschluss)`,
  "iu",
);
const notNeeded = new RegExp(
  `(?<!\\p{L})(?:kein(?:e|er)? ${registration}|ohne (?:vorherige )?${registration}|${registration} (?:ist |wird )?nicht|nicht (?:vorher |vorab |extra )?an(?:ge)?(?:zu)?melde[nt]|kommen sie einfach|einfach vorbei)`,
  "iu",
);

/** Whether a text says that one has to register, or that one need not. */
export function registrationOf(text: string): Extract<Quality, "anmeldung" | "ohne-anmeldung"> | undefined {
  if (notNeeded.test(text)) return "ohne-anmeldung";
  return needed.test(text) ? "anmeldung" : undefined;
}
