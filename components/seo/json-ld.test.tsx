/** @jest-environment jsdom */

import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLd } from "./json-ld";

test.each([
  'Kino „Ronja“ & "Michel" <draußen>',
  "</script><script>alert(1)</script>",
  "<!-- <script> ",
  "Fest 🎉\nzweite Zeile\u2028dritte",
])("%j arrives as it was written and ends no block", (name) => {
  const html = renderToStaticMarkup(<JsonLd data={{ "@type": "Event", name }} />);
  const [, json = "", ...more] = html.split(/<script[^>]*>|<\/script>/);
  expect(more).toEqual([""]);
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Event", name });
});

test("any text arrives as it was written and ends no block", () => {
  fc.assert(
    fc.property(anyText, (name) => {
      const html = renderToStaticMarkup(<JsonLd data={{ "@type": "Event", name }} />);
      const [, json = "", ...more] = html.split(/<script[^>]*>|<\/script>/);
      expect(more).toEqual([""]);
      // React escapes some of it by itself.
      expect(json).not.toContain("<");
      expect(JSON.parse(json).name).toBe(name);
    }),
  );
});
