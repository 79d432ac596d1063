/** What an entry may say of itself and a query may ask for. */
export type Quality = "kostenlos" | "barrierefrei" | "drinnen" | "draussen" | "anmeldung" | "ohne-anmeldung";
