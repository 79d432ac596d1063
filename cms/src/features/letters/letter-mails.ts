import type { Core } from "@strapi/strapi";
import { tryAgain } from "../../mail/deliver-mail";
import { lane } from "../../mail/lane";
import { postpone, removeMail, takeNews } from "../../mail/outbox";
import { deliverSoon } from "../../mail/schedule-delivery";
import type { Mails, QueuedMail } from "../../slots/mails";
import { composeLetter, composeLink } from "./compose-mail";
import { answersTo } from "./queue-letter";
import { isPausedAfterRestore } from "./restore-guard";
import { sendNews } from "./send-news";

/** To one who orders, or asks for a link to change the order */
export const linkMails: Mails = { kinds: ["bestellung", "aenderlink"], compose: composeLink };

export const letterMails: Mails = {
  kinds: ["brief", "eilbrief"],
  compose: composeLetter,
  letters: {
    isPaused: isPausedAfterRestore,
    answersTo: (strapi, { Vorgangsnummer }) => answersTo(strapi, Vorgangsnummer),
  },
};

/** Letters look at all that waits, so they are made one after the other, and wait for no mail. */
export const makeLettersSoon = lane(
  "The making of letters",
  takeNews,
  async (strapi, mail) => {
    await makeLetters(strapi, mail);
    deliverSoon(strapi);
  },
  { atOnce: 1, maxOpen: 1, slowMs: 3_600_000 },
);

/** Makes the letters of what was published or changed. */
async function makeLetters(strapi: Core.Strapi, mail: QueuedMail): Promise<void> {
  try {
    if (await isPausedAfterRestore(strapi)) return await postpone(strapi, mail);
    await sendNews(strapi, mail, new Date());
    await removeMail(strapi, mail);
  } catch (error) {
    await tryAgain(strapi, mail, error);
  }
}
