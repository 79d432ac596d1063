type CodedError = { code?: string; responseCode?: number };

/** An error for the log, without its message, which may hold addresses. */
export const codeOf = (error: unknown) => {
  const { code, responseCode } = (error ?? {}) as CodedError;
  return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
};
