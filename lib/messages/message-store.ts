import { create } from "zustand";

/** How long a message stays (spec.md §9), in milliseconds. */
const messageDuration = 5000;

type MessageState = {
  message: string;
  /** Shows the message for its time, from the start; "" clears. */
  setMessage: (message: string) => void;
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** The one message of the banner. Written in the browser only: on the server all visitors share it. */
export const useMessageStore = create<MessageState>()((set) => ({
  message: "",
  setMessage: (message) => {
    clearTimeout(timer);
    if (message) timer = setTimeout(() => set({ message: "" }), messageDuration);
    set({ message });
  },
}));
