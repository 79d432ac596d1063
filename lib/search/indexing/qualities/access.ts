import { clausesOf } from "./clauses";

const certain =
  /barrierefrei(?!heit)|barrierearm|rollstuhl(?:gerecht|geeignet|tauglich|zugänglich)|behindertengerecht|stufenlos|stufenfrei|schwellenlos|treppenfrei|ebenerdig|ohne (?:stufen?|schwellen?|treppen?|bordsteine?)|keine (?:stufen?|schwellen?|treppen?)|(?:rollstuhl|rollstühle|rollator(?:en)?|kinderwagen)(?!\p{L}).*(?<!\p{L})(?:geeignet|befahrbar|zugänglich|erreichbar|befestigt|festem belag)/iu;
/** What the field Barrierefreiheit names because it helps people in */
const help =
  /(?<!\p{L})(?:rampe|aufzug|fahrstuhl|lift|treppenlift|hebebühne|asphaltiert|befestigte?)(?!\p{L})/iu;
const toilet = /wc(?!\p{L})|toilette|klo(?!\p{L})/iu;
const upstairs = /obergeschoss|dachgeschoss|dachboden|empore|galerie|tribüne|keller|oberen? stock|turm/iu;
const hindrance =
  /(?<!\p{L})(?:uneben|unbefestigt\p{L}*|geschottert|schotter|unterschiedlich zugänglich|(?:nicht|kaum|schwer|schlecht|bedingt|eingeschränkt) (?:\p{L}+ )?(?:barrierefrei|stufenlos|ebenerdig|geeignet|zugänglich|erreichbar|befahrbar|rollstuhl\p{L}+|behindertengerecht)|kein(?:e[nr]?)? (?:barrierefrei|stufenlos|ebenerdig|rollstuhl)\p{L}*|nur (?:über|mit) .*(?:treppe|stufe)|nur zu fuß)/iu;
const steps = /(?<!keine )(?<!ohne )(?<!\p{L})(?:stufen?|treppen?)(?!\p{L})/iu;

/** Whether the field Barrierefreiheit says that one gets in without steps. What hinders on other floors or at the WC does not count. */
export function isAccessible(accessibility: string): boolean {
  const clauses = clausesOf(accessibility).filter((clause) => !upstairs.test(clause));
  const places = clauses.filter((clause) => !toilet.test(clause));
  if (places.some((clause) => hindrance.test(clause))) return false;
  if (places.some((clause) => help.test(clause))) return true;
  return !places.some((clause) => steps.test(clause)) && clauses.some(isPositive);
}

/** Whether a sentence of any text says so. */
export const saysAccessible = (text: string): boolean =>
  certain.test(text) && clausesOf(text).some(isPositive);

const isPositive = (clause: string) => certain.test(clause) && !hindrance.test(clause);
