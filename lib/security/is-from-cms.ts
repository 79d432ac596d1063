import { serverEnv } from "@/lib/env/server";
import { sameSecret } from "./same-secret";

/** Whether a request has the secret that site and CMS share, as a bearer token. */
export const isFromCms = ({ headers }: Request): boolean =>
  sameSecret(headers.get("Authorization") ?? "", `Bearer ${serverEnv().CMS_WEBHOOK_SECRET}`);
