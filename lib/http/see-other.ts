/** Leads to the page that says what became of a POST. Nothing keeps it. */
export const noStoreSeeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { "Cache-Control": "no-store", Location: location } });
