import { create } from "zustand";

type SearchState = {
  /** What stands in the search box; undefined until the visitor or the URL has put something there. */
  query: string | undefined;
  listening: boolean;
  /** Whether this browser can turn speech into text. False until the browser was asked. */
  supported: boolean;
  setQuery: (query: string) => void;
  setListening: (listening: boolean) => void;
  setSupported: (supported: boolean) => void;
};

/** Every search box of a page is a face of this store. Written in the browser only: on the server all visitors share it. */
export const useSearchStore = create<SearchState>()((set) => ({
  query: undefined,
  listening: false,
  supported: false,
  setQuery: (query) => set({ query }),
  setListening: (listening) => set({ listening }),
  setSupported: (supported) => set({ supported }),
}));
