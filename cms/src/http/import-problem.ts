/** Why nothing of a source can be imported. `message` is a German sentence for the person who imports. */
export class ImportProblem extends Error {
  override name = "ImportProblem";
}
