import { errors } from "@strapi/utils";

/** Why nothing of a source can be imported. `message` is a German sentence for the person who imports. */
export class ImportProblem extends Error {
  override name = "ImportProblem";
}

/** @throws ApplicationError with the sentence of an ImportProblem, which the panel shows */
export async function answer<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportProblem) throw new errors.ApplicationError(error.message);
    throw error;
  }
}
