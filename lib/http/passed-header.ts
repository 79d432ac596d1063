/**
 * Tells Next that the guard has decided about a request (lib/routing/pass-request.ts), so that the middleware is not run for
 * it. Clients cannot send it (lib/guard/prepare-request.ts).
 */
export const passedHeader = "x-dorfforum-passed";
