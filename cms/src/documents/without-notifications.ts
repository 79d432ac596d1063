import { AsyncLocalStorage } from "node:async_hooks";

/** In this context nobody is notified: what a deleted entry stood for is still there. */
export const withoutNotifications = new AsyncLocalStorage<true>();
