import { toLookStyles } from "./look-styles";

const palette = { "c-link": { light: "#00205b", dark: "#aac4ff" } };

test("without a look of its own a village adds no styles", () => {
  expect(toLookStyles({ palette: {} })).toBe("");
});

test("colours of the dark scheme apply on screens alone, so that paper stays light", () => {
  expect(toLookStyles({ palette })).toBe(
    "@layer tokens{:root:root{--c-link:#00205b;}@media screen and (prefers-color-scheme:dark){:root:root{--c-link:#aac4ff;}}}",
  );
});

test("an address cannot end the style sheet's text", () => {
  expect(toLookStyles({ palette: {}, silhouette: '/a"b' })).toBe(
    '@layer tokens{:root:root{--silhouette:url("/a\\"b");}}',
  );
});
