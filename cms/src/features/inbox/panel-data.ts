/** The inboxes, as server and panel name them, with the name of each in addresses */
export const messages = { uid: "api::nachricht.nachricht", name: "nachrichten" } as const;
export const submissions = { uid: "api::einsendung.einsendung", name: "einsendungen" } as const;
export const submissionType = submissions.uid;
