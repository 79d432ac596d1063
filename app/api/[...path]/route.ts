import { apiNotFound } from "@/lib/http/api-refusal";

/** Paths of the API that no other route answers, for every method. */
export {
  apiNotFound as DELETE,
  apiNotFound as GET,
  apiNotFound as HEAD,
  apiNotFound as OPTIONS,
  apiNotFound as PATCH,
  apiNotFound as POST,
  apiNotFound as PUT,
};
