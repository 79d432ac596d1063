import { serverEnv } from "@/lib/env/server";

/** Whether the operator lets visitors store pages on their devices. */
export const offersOffline = (): boolean => serverEnv().OFFLINE_READING === "on";
