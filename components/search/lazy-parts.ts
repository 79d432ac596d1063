import { type ComponentType, lazy } from "react";
import type { SuggestionsProps } from "./suggestions";
import type { VoiceProps } from "./voice";

/** Parts of the search box that are loaded with the first focus and the first press of the microphone. */

// Offline neither loads, and the box remains a plain form.
const nothing = { default: () => null };

export const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import("./suggestions").then((loaded) => ({ default: loaded.Suggestions })).catch(() => nothing),
);
export const Voice = lazy<ComponentType<VoiceProps>>(() =>
  import("./voice").then((loaded) => ({ default: loaded.Voice })).catch(() => nothing),
);
