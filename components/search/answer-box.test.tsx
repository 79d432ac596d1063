/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { keepTimes } from "@/lib/typography/keep-times";
import { AnswerBox } from "./answer-box";

const source = { title: "Kontakt", href: "/kontakt" };

test("an answer has its sentence, what belongs to it and a link to its source", () => {
  const sentence = "Das Rathaus hat heute bis 18 Uhr geöffnet.";
  const details = ["Mo, Fr 8–12 Uhr", "Di 14–18 Uhr"];
  render(<AnswerBox answer={{ kind: "opening-hours", sentence, details, source }} />);
  const box = within(screen.getByRole("region", { name: "Antwort" }));
  expect(box.getByText(sentence)).toBeVisible();
  expect(box.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(details.map(keepTimes));
  expect(box.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", "/kontakt");
});

test("a number is a link that calls it", () => {
  const phone = { number: "030 23125 100", tel: "+493023125100" };
  render(
    <AnswerBox answer={{ kind: "phone", sentence: "Rathaus: 030 23125 100", phone, details: [], source }} />,
  );
  expect(screen.getByRole("link", { name: "030 23125 100 anrufen" })).toHaveAttribute(
    "href",
    "tel:+493023125100",
  );
  expect(screen.queryByRole("list")).toBeNull();
});

test("further numbers are links below the first", () => {
  const phone = { number: "112", tel: "112" };
  const otherPhones = [{ number: "030 19240", tel: "+493019240" }];
  render(
    <AnswerBox
      answer={{ kind: "phone", sentence: "Lebensgefahr: 112", phone, otherPhones, details: [], source }}
    />,
  );
  const calls = screen.getAllByRole("link", { name: /anrufen$/ });
  expect(calls.map((link) => link.getAttribute("href"))).toEqual(["tel:112", "tel:+493019240"]);
});
