/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { MailLink, PhoneLink } from "./contact-links";

test("a telephone's field with two numbers is two links, and reads as it was written", () => {
  const text = "033652\u00a0471 oder 0171 1234567 (abends)";
  const { container } = render(<PhoneLink number={text} />);
  expect(container.textContent).toBe(text);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["033652\u00a0471", "tel:+4933652471"],
    ["0171 1234567", "tel:+491711234567"],
  ]);
});

test("what is no number stays text", () => {
  const { container } = render(<PhoneLink number="4,91511E+11" />);
  expect(container.textContent).toBe("4,91511E+11");
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a mail address shows its umlauts, and its link is one that every mail program knows", () => {
  render(<MailLink address="vorstand@grün.example" />);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("vorstand@grün.example");
  expect(link).toHaveAttribute("href", "mailto:vorstand@xn--grn-ioa.example");
  expect(link.innerHTML).toBe('vorstand@<wbr aria-hidden="true">grün.<wbr aria-hidden="true">example');
});
