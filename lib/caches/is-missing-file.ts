/** Whether a file operation failed because there is no such file. By code: errors of Node are not always `Error` of this realm. */
export const isMissingFile = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
