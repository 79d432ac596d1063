import type { purposeTexts } from "@/lib/texts/consent";

/** What needs the visitor's consent. Strictly necessary storage does not. */
export const purposes = ["statistics", "recaptcha"] as const satisfies readonly (keyof typeof purposeTexts)[];

export type Purpose = (typeof purposes)[number];

export const isPurpose = (name: string): name is Purpose => (purposes as readonly string[]).includes(name);
