import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { installIntersectionObserver, see } from "@/lib/testing/intersection-observer";
import { changeMedia, setMedia } from "@/lib/testing/media-queries";
import { layoutTexts } from "@/lib/texts/layout";
import { CompactContext } from "../header/compact-context";
import { BackgroundVideo } from "./background-video.island";

const lessMotion = "(prefers-reduced-motion: reduce)";
const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();

beforeEach(() => {
  installIntersectionObserver();
  setMedia();
  localStorage.clear();
  play.mockClear();
  pause.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

const page = (compact: boolean) => (
  <CompactContext value={compact}>
    <BackgroundVideo sources={[{ src: "/medien/hero.webm", type: "video/webm" }]}>
      <p>Standbild</p>
    </BackgroundVideo>
  </CompactContext>
);

function show(compact = false) {
  const { container, rerender } = render(page(compact));
  const landscape = container.querySelector("[data-landscape]") as Element;
  return {
    seeShare: (intersectionRatio: number) => see(landscape, { intersectionRatio }),
    setCompact: (now: boolean) => rerender(page(now)),
    film: () => container.querySelector("video"),
  };
}

test("nothing of the film is there before a tenth of it was seen; the still always is", () => {
  const { seeShare, film } = show();
  expect(film()).toBeNull();
  seeShare(0.09);
  expect(film()).toBeNull();
  seeShare(0.1);
  expect(film()).toBeInTheDocument();
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Standbild")).toBeInTheDocument();
});

test("it rests while the header is small, and plays on when it grows", () => {
  const { seeShare, setCompact } = show();
  seeShare(1);
  setCompact(true);
  expect(pause).toHaveBeenCalledTimes(1);
  setCompact(false);
  expect(play).toHaveBeenCalledTimes(2);
});

test("a page that starts scrolled requests nothing until it is scrolled back", () => {
  const { seeShare, setCompact, film } = show(true);
  seeShare(1);
  expect(film()).toBeNull();
  setCompact(false);
  expect(film()).toBeInTheDocument();
});

test("with less motion there is neither film nor button, and the wish is followed when it changes", () => {
  setMedia(lessMotion);
  const { seeShare, film } = show();
  seeShare(1);
  expect(film()).toBeNull();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => changeMedia(lessMotion, false));
  expect(film()).toBeInTheDocument();
});

test("with Save-Data there is no film", () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { seeShare, film } = show();
  seeShare(1);
  expect(film()).toBeNull();
});

test("stopping pauses it and is remembered: the next page requests nothing until it is played again", async () => {
  const first = show();
  first.seeShare(1);
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: layoutTexts.stopMotion }));
  expect(pause).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(1);
  document.body.replaceChildren();

  const second = show();
  second.seeShare(1);
  expect(second.film()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: layoutTexts.playMotion }));
  expect(second.film()).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});
