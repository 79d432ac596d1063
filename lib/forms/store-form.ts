import { type Receipt, sendMessage, sendSubmission } from "@/lib/cms/submissions";
import { serverEnv } from "@/lib/env/server";
import type { FormName } from "@/lib/form-names";
import type { CleanPicture } from "@/lib/media/clean-picture";
import { helpTopics, messageSubjects, reportReasons, reportTexts } from "@/lib/texts/forms";
import { spanOf } from "./event-span";
import type { FormData } from "./schemas";

type Sending = { [Name in FormName]: { form: Name; data: FormData<Name> } }[FormName];

/** The CMS takes the path of a page of ours, which editors can open. What people write instead goes into the text. */
function aboutPage({ page, text }: { page: string; text: string }) {
  const site = serverEnv().SITE_URL;
  const url = URL.canParse(page, site) ? new URL(page, site) : undefined;
  const isPath = /^(\/(?![/\\])|https?:)/i.test(page) && url?.origin === new URL(site).origin;
  if (url && isPath && url.pathname.length + url.search.length <= 500) {
    return { page: url.pathname + url.search, text };
  }
  return { text: page ? `${reportTexts.page(page)}\n\n${text}` : text };
}

/** Hands a checked form to the CMS. @throws CmsRequestError when it is not known to be stored */
export function storeForm(sending: Sending, key: string, picture?: CleanPicture): Promise<Receipt> {
  const { form, data } = sending;
  const sender = { kind: form, name: data.name, email: data.email, wantsConfirmation: data.copy };
  switch (form) {
    case "kontakt":
      return sendMessage(
        { ...sender, kind: form, subject: messageSubjects[data.subject], text: data.text },
        key,
      );
    case "barriere":
      return sendMessage({ ...sender, kind: form, ...aboutPage(data) }, key);
    case "inhalt":
      return sendMessage(
        { ...sender, kind: form, subject: reportReasons[data.reason], ...aboutPage(data) },
        key,
      );
    case "veranstaltung": {
      const { title, text, place, organiser, telephone, pictureText } = data;
      return sendSubmission(
        { ...sender, kind: form, title, text, place, organiser, telephone, pictureText, ...spanOf(data) },
        key,
        picture,
      );
    }
    case "organisation": {
      const { consent, copy, name, email, ...own } = data;
      return sendSubmission({ ...sender, kind: form, ...own }, key);
    }
    case "beitrag": {
      const { title, teaser, text, telephone } = data;
      return sendSubmission({ ...sender, kind: form, title, teaser, text, telephone }, key);
    }
    case "hilfe": {
      const topics = Object.entries(helpTopics).flatMap(([topic, label]) =>
        data[topic as keyof typeof helpTopics] ? [label] : [],
      );
      const wish = topics.join(", ");
      return sendSubmission(
        {
          ...sender,
          kind: form,
          title: wish || "Mithelfen",
          text: [wish, data.text].filter(Boolean).join("\n\n"),
          telephone: data.telephone,
          availability: data.availability,
        },
        key,
      );
    }
  }
}
