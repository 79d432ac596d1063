import { createHash } from "node:crypto";
import { entryOf, isOfWarnings } from "@dorfforum/shared/letters/themes";
import { shorten } from "@dorfforum/shared/text/shorten";
import { oneLine } from "../../../mail/mail-text";
import type { NewLetter } from "../queue-letter";
import { themesIn } from "../stored-lists";
import type { Letter } from "../stored-types";
import type { PushMessage } from "./push-request";

const daySeconds = 24 * 3600;
/** In UTF-16 units, of three bytes at most: with path and tag below the 3,993 bytes that every service takes */
const maxTitle = 120;
export const maxBody = 400;

/** A later message about the same event or of the next week replaces one that waits; news are no replacement of news. */
export function toMessage({ Schluessel, Themen, Betreff, Push }: Letter): PushMessage {
  const { body = "", path = "/" } = (Push ?? {}) as Partial<NewLetter["push"]>;
  const [first = "woche"] = themesIn(Themen);
  const kind = entryOf(first)?.kind;
  const isWarning = isOfWarnings(first);
  const isNews = isWarning || kind === "kategorie" || kind === "organisation";
  const topic = createHash("sha256")
    .update(isNews ? Schluessel : first)
    .digest("base64url")
    .slice(0, 32);
  const isHour = kind === "erinnerung-stunde";
  const isUrgent = isHour || isWarning;
  return {
    payload: {
      title: shorten(oneLine(Betreff), maxTitle),
      body: shorten(oneLine(body), maxBody),
      path,
      tag: topic,
    },
    TTL: isHour ? 3600 : daySeconds,
    urgency: isUrgent ? "high" : kind ? "normal" : "low",
    topic,
  };
}
