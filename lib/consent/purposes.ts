/** What a visitor can be asked to allow. What is strictly necessary needs no consent and no name here. */
export const purposes = ["statistics", "recaptcha"] as const;

export type Purpose = (typeof purposes)[number];

export const isPurpose = (name: string): name is Purpose => (purposes as readonly string[]).includes(name);
