import type { WarningLevel } from "@dorfforum/shared/letters/themes";

/** How many get letters of each kind, without those who pause or have not confirmed. Who gets several of a kind counts once. */
export type LetterReaders = {
  woche: number;
  /** Urgent notices of the level Gefahr; those who get the ones of the level Warnung, too, are counted again */
  gefahr: number;
  warnung: number;
  kategorie: number;
  organisation: number;
  veranstaltung: number;
  erinnerung: number;
  abfall: number;
};

/** What editors see of the letters. */
export type Letters = {
  readers: LetterReaders;
  paused: number;
  /** Whose mail server refused their mailbox on three days in a row, which get none any more */
  refused: number;
  /** Whether letters wait after a restored backup until an administrator has them go on, and whether the editor is one */
  isPaused: boolean;
  mayResume: boolean;
  /** Letters that are on their way, and those of the last week that mail servers refused for some readers */
  sending: { documentId: string; subject: string; receivers: number; waiting: number; refused: number }[];
  /** When the next letter of the week goes out: "YYYY-MM-DD" */
  next: { day: string; hour: number };
};

export type LetterPreview = { subject: string; html: string; isEmpty: boolean };

/** Of a published urgent notice: how many would get it now, when it was sent as it is, and when the site will show it if not yet (ISO) */
export type Warning = {
  level: WarningLevel;
  receivers: number;
  sentAt: string | null;
  beginsAt: string | null;
};
