type Transaction = { commit: (value?: unknown) => Promise<unknown>; executionPromise: Promise<unknown> };
/** Knex forwards its calls to its `context`. */
type Knex = { context: { transaction: (...options: never[]) => unknown } };

/**
 * Has a commit that the database refused reject. Knex's `commit()` of a transaction without a callback, which is Strapi's, tells it
 * by `executionPromise` alone: Strapi would answer that all is stored.
 */
export function tellFailedCommits(knex: unknown): void {
  const { context } = knex as Knex;
  const begin = context.transaction.bind(context);
  context.transaction = (...options) => {
    const begun = begin(...options);
    const hasCallback = options.some((option) => typeof option === "function");
    return hasCallback ? begun : telling(begun as Promise<Transaction>);
  };
}

async function telling(begun: Promise<Transaction>): Promise<Transaction> {
  const transaction = await begun;
  const commit = transaction.commit.bind(transaction);
  transaction.commit = async (value) => {
    await commit(value);
    return transaction.executionPromise;
  };
  return transaction;
}
