import { create } from "zustand";

type SearchState = {
  /** The text of the search box; undefined until the visitor or the URL has set it */
  query: string | undefined;
  listening: boolean;
  /** The query that was spoken, until its answer has been read aloud */
  spokenQuery: string | undefined;
  /** Whether this browser recognises speech; false until it was asked */
  supported: boolean;
  setQuery: (query: string) => void;
  setListening: (listening: boolean) => void;
  setSupported: (supported: boolean) => void;
  setSpokenQuery: (spokenQuery: string | undefined) => void;
};

/** The state that all search boxes of a page share. Written in the browser only: on the server visitors would share it. */
export const useSearchStore = create<SearchState>()((set) => ({
  query: undefined,
  listening: false,
  spokenQuery: undefined,
  supported: false,
  setQuery: (query) => set({ query }),
  setListening: (listening) => set({ listening }),
  setSupported: (supported) => set({ supported }),
  setSpokenQuery: (spokenQuery) => set({ spokenQuery }),
}));
