import { partOfForms } from "@/lib/features-base";
import { messageFormTexts } from "./message-forms";
import { proposalFormTexts } from "./proposal-forms";

export type { FieldText } from "./common-fields";

/** The texts of each form: title, lead, fields, button, and the page after sending. */
export const formTexts = { ...messageFormTexts, ...proposalFormTexts, ...partOfForms("texts") };
