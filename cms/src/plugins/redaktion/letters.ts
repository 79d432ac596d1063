/** How many get what; who they are is nobody's concern. Who follows several themes counts for each kind once. */
export type LetterReaders = {
  woche: number;
  gefahr: number;
  kategorie: number;
  organisation: number;
  veranstaltung: number;
  erinnerung: number;
};

/** What editors see of the letters. */
export type Letters = {
  readers: LetterReaders;
  paused: number;
  /** Whose mail server refused three letters in a row, which get none any more */
  refused: number;
  /** Whether letters wait after a restored backup until an administrator has them go on, and whether the editor is one */
  isHeld: boolean;
  mayResume: boolean;
  /** Letters that are on their way */
  sending: { documentId: string; subject: string; receivers: number; waiting: number }[];
  /** When the next letter of the week goes out: "YYYY-MM-DD" */
  next: { day: string; hour: number };
};

export type LetterPreview = { subject: string; html: string; isEmpty: boolean };

/** Of an urgent notice: how many would get it now, and when it was sent as it is (ISO) */
export type Warning = { receivers: number; sentAt: string | null };
