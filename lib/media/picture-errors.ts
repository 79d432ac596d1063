/** The file cannot be decoded as a picture, whatever it is called. */
export class UnreadablePictureError extends Error {
  override name = "UnreadablePictureError";
}

/** The picture is readable but is shown as it is: it is animated, or converting it takes too long. */
export class NoVariantError extends Error {
  override name = "NoVariantError";
}

/**
 * The error of a failed conversion. sharp tells a timeout by its message alone; a busy machine must not make a good
 * picture a broken one.
 */
export const toPictureError = (cause: unknown): NoVariantError | UnreadablePictureError =>
  cause instanceof Error && cause.message.includes("timeout")
    ? new NoVariantError("Converting the picture took too long", { cause })
    : new UnreadablePictureError("The picture cannot be decoded", { cause });
