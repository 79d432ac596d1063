/*
 * What visitors send, in the site's words and in the CMS's. The CMS (cms/src/receiving/) refuses what is longer than the
 * limits given here, unknown fields and control characters; a text of several lines may have line breaks and tabs.
 */

type Optional = string | undefined;

type Sender = {
  /** 100 characters, one line */
  name?: Optional;
  /** 254 characters */
  email?: Optional;
  /** A mail with the reference is wanted; needs `email`. */
  wantsConfirmation?: boolean | undefined;
};

/** A message: to the municipality, about a barrier, about content of visitors. */
export type NewMessage = Sender & {
  kind: "kontakt" | "barriere" | "inhalt";
  /** 150 characters, one line */
  subject?: Optional;
  /** 5,000 characters */
  text: string;
  /** The page it is about: a path of the site, 500 characters */
  page?: Optional;
};

type Proposal = Sender & {
  /** 150 characters, one line */
  title: string;
  /** 5,000 characters; an article's 20,000 */
  text: string;
  /** For questions of the editors: 50 characters, never published by itself */
  telephone?: Optional;
  /** What the picture shows: 300 characters */
  pictureText?: Optional;
};

/** A proposal from Mitmachen. Short fields are of one line: 200 characters unless it says otherwise. */
export type NewSubmission =
  | (Proposal & {
      kind: "veranstaltung";
      /** Instants (ISO, UTC); of `allDay` the beginnings of the days in the village */
      start: string;
      end?: Optional;
      allDay: boolean;
      place?: Optional;
      address?: Optional;
      organiser?: Optional;
      costs?: Optional;
      accessibility?: Optional;
      /** https or http address: 500 characters */
      link?: Optional;
    })
  | (Proposal & {
      kind: "organisation";
      /** Which overview it belongs to */
      overview: "verein" | "kindertagesstätte";
      /** "Sportverein", "Chor", "Grundschule" */
      sort?: Optional;
      street?: Optional;
      /** Five digits */
      postcode?: Optional;
      town?: Optional;
      publicTelephone?: Optional;
      publicEmail?: Optional;
      /** https or http address: 500 characters */
      website?: Optional;
      contactRole?: Optional;
    })
  | (Proposal & {
      kind: "beitrag";
      /** 160 characters */
      teaser?: Optional;
    })
  | (Proposal & {
      kind: "hilfe";
      /** When and how often */
      availability?: Optional;
    });

type Data = Record<string, string | boolean | Record<string, string | boolean>>;

/** Fields left empty are not sent at all. */
const filled = (fields: Record<string, Optional | boolean>): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const kept = typeof value === "string" ? value.trim().replace(/\r\n?/g, "\n").normalize("NFC") : value;
      return kept === undefined || kept === "" ? [] : [[name, kept]];
    }),
  );

const senderOf = ({ name, email, wantsConfirmation }: Sender) => ({
  Name: name,
  E_Mail: email,
  Bestaetigung_gewuenscht: wantsConfirmation ?? false,
});

export const toMessageData = (message: NewMessage): Data => ({
  ...filled({
    Art: message.kind,
    Betreff: message.subject,
    Text: message.text,
    Seite: message.page,
    ...senderOf(message),
  }),
});

export const toSubmissionData = (submission: NewSubmission): Data => ({
  ...filled({ Art: submission.kind, Titel: submission.title, ...senderOf(submission) }),
  Daten: filled({
    Text: submission.text,
    Telefon_fuer_Rueckfragen: submission.telephone,
    Bild_Alt: submission.pictureText,
    ...ownFields(submission),
  }),
});

function ownFields(submission: NewSubmission): Record<string, Optional | boolean> {
  switch (submission.kind) {
    case "veranstaltung":
      return {
        Beginn: submission.start,
        Ende: submission.end,
        Ganztaegig: submission.allDay,
        Ort: submission.place,
        Adresse: submission.address,
        Veranstalter: submission.organiser,
        Kosten: submission.costs,
        Barrierefreiheit: submission.accessibility,
        Link: submission.link,
      };
    case "organisation":
      return {
        Organisation: submission.overview,
        Art: submission.sort,
        Strasse: submission.street,
        Postleitzahl: submission.postcode,
        Ort: submission.town,
        Telefon: submission.publicTelephone,
        E_Mail: submission.publicEmail,
        Webseite: submission.website,
        Ansprechpartner_Rolle: submission.contactRole,
      };
    case "beitrag":
      return { Teaser: submission.teaser };
    case "hilfe":
      return { Verfuegbarkeit: submission.availability };
  }
}
