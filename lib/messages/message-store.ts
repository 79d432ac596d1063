import { create } from "zustand";

/** spec.md §9 */
const bannerTimeoutMs = 5000;

type MessageState = {
  message: string;
  /** Shows the message and restarts the timeout; "" clears it. */
  setMessage: (message: string) => void;
};

let timer: ReturnType<typeof setTimeout> | undefined;

/** The message of the banner. Only the browser may set it: on the server the store is shared by all visitors. */
export const useMessageStore = create<MessageState>()((set) => ({
  message: "",
  setMessage: (message) => {
    clearTimeout(timer);
    if (message) timer = setTimeout(() => set({ message: "" }), bannerTimeoutMs);
    set({ message });
  },
}));
