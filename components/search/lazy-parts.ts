import { type ComponentType, lazy } from "react";
import type { SuggestionsProps } from "./suggestions";
import type { VoiceProps } from "./voice";

/** What the search box can do without: loaded once somebody goes into it, or wants to speak. */

// Without a connection neither arrives, and the box stays the form that it is.
const nothing = { default: () => null };

export const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import("./suggestions").then((loaded) => ({ default: loaded.Suggestions })).catch(() => nothing),
);
export const Voice = lazy<ComponentType<VoiceProps>>(() =>
  import("./voice").then((loaded) => ({ default: loaded.Voice })).catch(() => nothing),
);
