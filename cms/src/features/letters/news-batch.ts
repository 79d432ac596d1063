type WaitingNews = { id: number; Versuche: number; Faellig_am: unknown; createdAt?: unknown };

const beginOf = ({ createdAt }: WaitingNews) => new Date(String(createdAt)).getTime();

/**
 * Of the news that wait, those that go out with one that is due: what is due as well, what was due before and is tried again, and
 * what has waited longer, though it was put off by a change. What was published since keeps its time for corrections.
 */
export const newsBatch = <Row extends WaitingNews>(
  waiting: readonly Row[],
  due: WaitingNews,
  now: Date,
): Row[] =>
  waiting.filter(
    (row) =>
      row.id === due.id ||
      row.Versuche > 0 ||
      Number(row.Faellig_am) <= now.getTime() ||
      beginOf(row) < beginOf(due),
  );
