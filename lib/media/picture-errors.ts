/** A file that no picture can be made of, whatever it is called. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

/** A good picture that is shown as it is: it moves, or making another of it takes too long. */
export class NoVariantError extends Error {
  override name = "NoVariantError";
}

/**
 * What it means that a picture could not be decoded or encoded. sharp tells in words only that its time was over; a
 * busy machine must not make a good picture a broken one.
 */
export const toPictureError = (error: unknown): NoVariantError | UnreadablePictureError =>
  error instanceof Error && error.message.includes("timeout")
    ? new NoVariantError("Making the picture took too long", { cause: error })
    : new UnreadablePictureError("The picture cannot be decoded", { cause: error });
