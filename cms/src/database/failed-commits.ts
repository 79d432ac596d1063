/** `response` is PostgreSQL's answer to a statement. */
type Answer = { response?: { command?: string } } | undefined;
type Transaction = { commit: (value?: unknown) => Promise<unknown>; executionPromise: Promise<unknown> };
/** Knex forwards its calls to its `context`. */
type Knex = { context: { transaction: (...options: never[]) => unknown } };

/**
 * Has a commit reject after which nothing is stored; Strapi would answer that all is. Knex's `commit()` of a transaction without
 * a callback, which is Strapi's, tells of a commit that the database refused by `executionPromise` alone. PostgreSQL refuses
 * none: where a statement failed and the error was caught, it rolls back and says so.
 */
export function tellFailedCommits(knex: unknown): void {
  const { context } = knex as Knex;
  const begin = context.transaction.bind(context);
  context.transaction = (...options) => {
    const begun = begin(...options);
    const hasCallback = options.some((option) => typeof option === "function");
    return hasCallback ? begun : withRejectingCommit(begun as Promise<Transaction>);
  };
}

async function withRejectingCommit(begun: Promise<Transaction>): Promise<Transaction> {
  const transaction = await begun;
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async (value) => {
    const answer = (await commit(value)) as Answer;
    await transaction.executionPromise;
    if (answer?.response?.command === "ROLLBACK")
      throw new Error("The transaction was rolled back at its end: one of its statements had failed.");
    return value;
  };
  return transaction;
}
