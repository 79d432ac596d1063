import { roomFormTexts } from "@/lib/rooms/base/form-texts";
import { messageFormTexts } from "./message-forms";
import { proposalFormTexts } from "./proposal-forms";

export type { FieldText } from "./form-fields";

/** The texts of each form: title, lead, fields, button, and the page after sending. */
export const formTexts = { ...messageFormTexts, ...proposalFormTexts, ...roomFormTexts };
