import { isFetchError, useAPIErrorHandler, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useState } from "react";

type Client = ReturnType<typeof useFetchClient>;

/**
 * The request of a button. A refusal is shown to the editor. `done` leaves the page or loads it again: the panel would
 * otherwise show, and save, what it read before. With "stay" it does neither, and the button can be pressed again.
 */
export function useRequest() {
  const client = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [isSending, setIsSending] = useState(false);
  async function send<T>(
    request: (client: Client) => Promise<T>,
    done: (answer: T) => unknown,
  ): Promise<void> {
    setIsSending(true);
    try {
      if (done(await request(client)) === "stay") setIsSending(false);
    } catch (error) {
      setIsSending(false);
      if (!isFetchError(error)) throw error;
      toggleNotification({ type: "danger", message: formatAPIError(error) });
    }
  }
  return { isSending, send };
}
