/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { changeMedia, setMedia } from "@/lib/testing/media-queries";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import { CompactContext } from "../header/compact-context";
import { BackgroundVideo } from "./background-video.island";
import { MotionToggle } from "./motion-toggle.island";
import { chooseMotion, useMotion } from "./use-motion";

// jsdom has no layout and plays nothing: everything is in view at once.
class FakeIntersectionObserver {
  constructor(readonly report: (entries: object[]) => void) {}
  observe = () => this.report([{ intersectionRatio: 1 }]);
  disconnect() {}
}

beforeEach(() => {
  setMedia();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause() {} });
});
afterEach(() => {
  leavePage();
  localStorage.clear();
  Reflect.deleteProperty(navigator, "connection");
});

const page = (media?: string) => (
  <CompactContext value={false}>
    <BackgroundVideo sources={[{ src: "/medien/hero.webm", type: "video/webm", ...(media && { media }) }]}>
      <p>Standbild</p>
    </BackgroundVideo>
    <MotionToggle />
  </CompactContext>
);

/** Also loads the video's code. */
async function show(media?: string) {
  const { container } = render(page(media));
  await act(() => import("./video"));
  return () => container.querySelector("video");
}

/** Another document, whose script knows nothing of the first */
function leavePage() {
  cleanup();
  act(() => useMotion.setState(useMotion.getInitialState(), true));
}

test("on a screen that gets no video there is no button either, until it is wider", async () => {
  const wide = "(min-width: 40.01rem)";
  const video = await show(wide);
  expect(video()).toBeNull();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => changeMedia(wide, true));
  expect(video()).toBeInTheDocument();
  expect(screen.getByRole("button", { name: pageExtraTexts.stopMotion })).toBeInTheDocument();
});

test.each([
  ["with Save-Data", { saveData: true }],
  ["on a line of 3G", { effectiveType: "3g" }],
  ["on a slower one", { effectiveType: "slow-2g" }],
])("%s there is the picture alone", async (_, connection) => {
  Object.assign(navigator, { connection });
  const video = await show();
  expect(video()).toBeNull();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getByText("Standbild")).toBeInTheDocument();
});

test("a stored pause is read before hydration can request the video", async () => {
  chooseMotion(true);
  leavePage();

  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page());
  const createElement = jest.spyOn(document, "createElement");
  await act(async () => {
    hydrateRoot(container, page());
    await import("./video");
  });
  expect(screen.getByRole("button", { name: pageExtraTexts.playMotion })).toBeInTheDocument();
  expect(createElement.mock.calls.map(([name]) => name)).not.toContain("video");
});
