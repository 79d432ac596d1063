/** @jest-environment jsdom */
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { installIntersectionObserver, see } from "@/lib/testing/intersection-observer";
import { changeMedia, setMedia } from "@/lib/testing/media-queries";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import { CompactContext } from "../header/compact-context";
import { BackgroundVideo } from "./background-video.island";
import { MotionToggle } from "./motion-toggle.island";
import { useMotion } from "./use-motion";

const reducedMotion = "(prefers-reduced-motion: reduce)";
const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const load = jest.fn();

/** jsdom loads no media: the tests set how much has arrived. */
function setReadyState(readyState: number) {
  Object.defineProperty(HTMLMediaElement.prototype, "readyState", { value: readyState, configurable: true });
}

beforeEach(() => {
  installIntersectionObserver();
  setMedia();
  setReadyState(HTMLMediaElement.HAVE_ENOUGH_DATA);
  localStorage.clear();
  jest.clearAllMocks();
  Object.assign(HTMLMediaElement.prototype, { play, pause, load });
});
afterEach(() => {
  leavePage();
  Reflect.deleteProperty(navigator, "connection");
});

const page = (compact: boolean, media?: string) => (
  <CompactContext value={compact}>
    <BackgroundVideo sources={[{ src: "/medien/hero.webm", type: "video/webm", ...(media && { media }) }]}>
      <p>Standbild</p>
    </BackgroundVideo>
    <MotionToggle />
  </CompactContext>
);

/** Also loads the video's code. */
async function show(compact = false, media?: string) {
  const { container, rerender } = render(page(compact, media));
  await act(() => import("./video"));
  const landscape = container.querySelector("[data-landscape]") as Element;
  return {
    seeShare: (intersectionRatio: number) => see(landscape, { intersectionRatio }),
    setCompact: (now: boolean) => rerender(page(now)),
    video: () => container.querySelector("video"),
  };
}

/** Another document, whose script knows nothing of the first */
function leavePage() {
  cleanup();
  act(() => useMotion.setState(useMotion.getInitialState(), true));
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("the video is rendered once a tenth of it is visible; the poster always is", async () => {
  const { seeShare, video } = await show();
  expect(video()).toBeNull();
  seeShare(0.09);
  expect(video()).toBeNull();
  seeShare(0.1);
  expect(video()).toBeInTheDocument();
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Standbild")).toBeInTheDocument();
});

test("it pauses while the header is compact", async () => {
  const { seeShare, setCompact } = await show();
  seeShare(1);
  setCompact(true);
  expect(pause).toHaveBeenCalledTimes(1);
  setCompact(false);
  expect(play).toHaveBeenCalledTimes(2);
});

test("a page that starts scrolled requests nothing until it is scrolled to the top", async () => {
  const { seeShare, setCompact, video } = await show(true);
  seeShare(1);
  expect(video()).toBeNull();
  setCompact(false);
  expect(video()).toBeInTheDocument();
});

test("with prefers-reduced-motion there is neither video nor button, until the preference changes", async () => {
  setMedia(reducedMotion);
  const { seeShare, video } = await show();
  seeShare(1);
  expect(video()).toBeNull();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => changeMedia(reducedMotion, false));
  expect(video()).toBeInTheDocument();
});

test("on a screen that gets no video there is no button either, until it is wider", async () => {
  const wide = "(min-width: 40.01rem)";
  const { seeShare, video } = await show(false, wide);
  seeShare(1);
  expect(video()).toBeNull();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => changeMedia(wide, true));
  expect(video()).toBeInTheDocument();
});

test.each([
  ["with Save-Data", { saveData: true }],
  ["on a line of 3G", { effectiveType: "3g" }],
  ["on a slower one", { effectiveType: "slow-2g" }],
])("%s there is no video", async (_, connection) => {
  Object.assign(navigator, { connection });
  const { seeShare, video } = await show();
  seeShare(1);
  expect(video()).toBeNull();
});

test("the button pauses the video and stores that; the next page requests nothing until it is played", async () => {
  const first = await show();
  first.seeShare(1);
  expect(localStorage).toHaveLength(0);
  await press(pageExtraTexts.stopMotion);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(first.video()).toBeInTheDocument();
  expect(localStorage).toHaveLength(1);
  leavePage();

  const second = await show();
  second.seeShare(1);
  expect(second.video()).toBeNull();
  await press(pageExtraTexts.playMotion);
  expect(second.video()).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test("pausing a video that is still loading cancels its requests; playing it starts again", async () => {
  setReadyState(HTMLMediaElement.HAVE_METADATA);
  const { seeShare, video } = await show();
  seeShare(1);
  const loading = video();
  await press(pageExtraTexts.stopMotion);
  expect(load).toHaveBeenCalledTimes(1);
  expect(loading).toBeEmptyDOMElement();
  expect(video()).toBeNull();
  await press(pageExtraTexts.playMotion);
  expect(video()?.querySelector("source")).toHaveAttribute("src", "/medien/hero.webm");
});

test("a stored pause is read before hydration can request the video", async () => {
  const first = await show();
  first.seeShare(1);
  await press(pageExtraTexts.stopMotion);
  leavePage();

  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page(false));
  installIntersectionObserver({ seeAtOnce: true });
  const createElement = jest.spyOn(document, "createElement");
  await act(async () => {
    hydrateRoot(container, page(false));
    await import("./video");
  });
  expect(screen.getByRole("button", { name: pageExtraTexts.playMotion })).toBeInTheDocument();
  expect(createElement.mock.calls.map(([name]) => name)).not.toContain("video");
});
