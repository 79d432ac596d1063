import { anyOf, endings, type QualityPhrase } from "./quality-phrase";

const registration = "(?:vor|online-?)?anmeldung(?:en)?|anmeldepflicht|(?:platz)?reservierung";
const register = "(?:an(?:zu)?melden|voranmelden|anmeldn|ameldn|amelden|aamälde|anmelln)";
const isNeeded = "(?:ist )?(?:nötig|notwendig|erforderlich|erwünscht|pflicht|vorgeschrieben)";
const required = "(?: (?:required|needed|necessary))?";

/** A dog, a child or a home is registered with an office, not for an event. */
const offices =
  /hund|steuer|kita(?!\p{L}*fest)|krippe|kindergarten|kindergärten|kindertages|tagesmutter|sperrmüll|wohnsitz|wohnung|gewerbe|kfz|(?<!\p{L})autos?(?!\p{L})|fahrzeug|umzieh|gezogen|zuzug|zuzieh|(?<!\p{L})(?:ein|um)zug(?!\p{L})|einwohner|bürgeramt|bürgerbüro|meldeamt|rathaus|ordnungsamt|standesamt|brauchtum|osterfeuer|glasfaser|newsletter|arbeitslos|konto|login|log-?in|passwort|benutzer|baustelle|veranstaltung(?:en)?\s+(?:anmelden|eintragen)|(?<!\p{L})(?:schule|grundschule|hort|feuer|strom|wasser|gas|baby|kind|demo|internet|mülltonne)(?!\p{L})/iu;

const withoutRegistration: QualityPhrase = {
  quality: "ohne-anmeldung",
  pattern: anyOf(
    `(?:ohne|keine?r?|koa) (?:(?:vorherige|große|lange|vorher|extra|sich|mich|zu) )*(?:${registration}|${register}|reservieren|registrieren)(?: ${isNeeded})?`,
    `(?:anmelde|anmeldungs|reservierungs)frei${endings}`,
    `nicht (?:vorher |extra )?(?:${register}|anmeldepflichtig${endings})`,
    "(?:einfach so|einfach|spontan) (?:hin|hingehen|hinkommen|kommen|vorbeikommen|vorbeigehen|vorbeischauen|mitmachen)|spontan (?:was|etwas|unternehmen)",
    `(?:without|no) (?:registration|registering|sign-?up|signing up|booking)${required}`,
  ),
  unless: offices,
};

const withRegistration: QualityPhrase[] = [
  {
    quality: "anmeldung",
    pattern: anyOf(
      `(?:nur )?(?:mit|nach|gegen|per|zum) (?:vorheriger |telefonischer |verbindlicher )?(?:${registration}|anmelden|anmeldeschluss|anmeldefrist)`,
      `(?:anmelde|anmeldungs|reservierungs)pflichtig${endings}|anmeldepflicht|voranmeldung`,
      `(?:(?:vor)?anmeldung|${register}) ${isNeeded}|(?:eine? |ne |a )?anmeldung(?= (?:brauch|benötig))`,
      `(?:vorher|vorab|voher|im voraus|rechtzeitig) (?:${register}|reservieren|buchen|angemeldet|registrieren|bescheid (?:geben|sagen))`,
      `(?:have to|need to|must) (?:register|sign up|book)(?: for)?|(?:with )?registration (?:required|needed|necessary)|with registration|sign up for`,
    ),
    longWords: ["anmeldepflichtig"],
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf("meld(?:e|en|et)(?= (?:ich|man|wir) (?:mich|sich|uns)\\s.*\\san(?!\\p{L}))"),
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf(register),
    when: anyOf("sich|mich|uns|dich|mi|se|si"),
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf("reservieren|vorbestellen"),
    when: anyOf("muss|müssen|mus|muaß|sollte|sollten"),
    unless: offices,
  },
  {
    quality: "anmeldung",
    pattern: anyOf("(?:vor)?anmeldung"),
    when: anyOf("brauche?n?|braucht|brauchts|benötigt|benötige"),
    unless: offices,
  },
];

/** "ohne Anmeldung" comes first: its words are taken then. */
export const registrationPhrases: QualityPhrase[] = [withoutRegistration, ...withRegistration];
