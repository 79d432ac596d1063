import { replayIntegration } from "@sentry/nextjs";
import { scrubRecording } from "./scrub-recording";

/** What a page looked like around an error: outlines, clicks and movements, no word of it. A chunk of its own. */
export const createReplay = () => ({
  scrubRecording,
  integration: replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Otherwise it would write to the visitor's device.
    stickySession: false,
    // scrubRecording() compresses, without a worker.
    useCompression: false,
    networkCaptureBodies: false,
  }),
});
