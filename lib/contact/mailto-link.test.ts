import { toMailtoLink } from "./mailto-link";

test.each([
  ["info@Bücher.Example", "mailto:info@xn--bcher-kva.example"],
  ["o'neil+dorf@example.org", "mailto:o'neil+dorf@example.org"],
  ["jörg@example.org", "mailto:j%C3%B6rg@example.org"],
])("the link to %s is %s", (address, link) => {
  expect(toMailtoLink(address)).toBe(link);
});
