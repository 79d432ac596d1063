import { type Receipt, sendMessage, sendSubmission } from "@/lib/cms/submissions";
import type { CleanPicture } from "@/lib/pictures/clean-picture";
import { helpTopics, messageSubjects, reportReasons } from "@/lib/texts/forms";
import { spanOf } from "./event-span";
import type { FormName } from "./form-names";
import type { FormData } from "./schemas";

type Sending = { [Name in FormName]: { form: Name; data: FormData<Name> } }[FormName];

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
      return sendMessage({ ...sender, kind: form, page: data.page, text: data.text }, key);
    case "inhalt":
      return sendMessage(
        { ...sender, kind: form, subject: reportReasons[data.reason], page: data.page, text: data.text },
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
