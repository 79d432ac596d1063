/** Whether a file operation failed with ENOENT. Tested by code: Node's errors are not always `Error` of this realm. */
export const isMissingFile = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
