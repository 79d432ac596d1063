import { replayIntegration } from "@sentry/nextjs";
import { scrubRecording } from "./scrub-recording";

/** Records outlines, clicks and movements around an error, without any text. Loaded as a chunk of its own. */
export const createReplay = () => ({
  scrubRecording,
  integration: replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Otherwise it writes to sessionStorage.
    stickySession: false,
    // scrubRecording() compresses; the SDK would need a worker for it.
    useCompression: false,
    networkCaptureBodies: false,
  }),
});
