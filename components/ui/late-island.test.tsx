/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { endHydration } from "@/lib/browser/hydration";
import { LateIsland, lateCode } from "./late-island";

const Content = ({ text }: { text: string }) => <p>{text}</p>;

test("code that could not be loaded is asked for again, and is there at once on the next page", async () => {
  endHydration();
  const load = jest.fn(async () => Content).mockRejectedValueOnce(new Error("offline"));
  const code = lateCode(load);
  const open = () => render(<LateIsland code={code} props={{ text: "Treffer" }} />);
  const { unmount } = open();
  expect(await screen.findByText("Treffer")).toBeVisible();
  unmount();
  open();
  expect(screen.getByText("Treffer")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
