import { runInNewContext } from "node:vm";
import { logErrorsTo } from "@/lib/monitoring/report-error";
import { fromByteString, toByteString } from "./byte-string";
import { shortenData as shorten } from "./shorten-data";
import type { StaticPartProps } from "./static-parts";

const report = jest.fn();
beforeAll(() => logErrorsTo(report));

const shortenData = (html: string, missingParts?: readonly StaticPartProps[]) =>
  fromByteString(shorten(toByteString(html), missingParts)).toString();

/** The rows that a browser reads from a document */
function dataOf(html: string): string {
  const pushed: [number, string?][] = [];
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  runInNewContext(scripts.join(";"), { self: { __next_f: pushed } });
  return pushed.map(([, data = ""]) => data).join("");
}

const script = (data: string) =>
  `<script nonce="n">self.__next_f.push(${JSON.stringify([1, data]).replaceAll("<", "\\u003c")})</script>`;

/** A document with its data in two pieces, which are cut within a row */
function aDocument(rows: readonly string[]): string {
  const data = rows.join("");
  const half = Math.floor(data.length / 2);
  const scripts = [data.slice(0, half), data.slice(half)].map(script).join("");
  return `<body><p>Start</p><script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script>${scripts}</body>`;
}

const rows = [
  '1:"/_next/a.js"\n',
  '2:I[1,["$1"],"StaticPart"]\n',
  '3:I[2,["$1"],"SearchBox"]\n',
  ':HL["/a.svg","image"]\n',
  ':HL["/a.css","style",{"nonce":"n"}]\n',
  '0:{"tree":[["$","$L2",null,{"inDocument":"_S_1_"}],["$","$L3",null,{"a":"$undefined","text":"Äpfel <b>","hint":"$undefined","list":["$undefined"],"last":"$undefined"}],"$7",{"only":"$undefined"}]}\n',
  '6:T1a,{"text":"x","a":"$undefined',
  "7:T8,Grüße\n",
];

test("absent properties and hints at stylesheets of the document are left out", () => {
  const data = dataOf(shortenData(aDocument(rows)));
  expect(data).toContain('["$","$L3",null,{"text":"Äpfel <b>","list":["$undefined"]}],"$7",{}]');
  expect(data).not.toContain(".css");
});

test("a static part that is not in the HTML is written into the data", () => {
  const part = { part: "_S_1_", as: "ul", className: "liste", html: '<li title="$&">Größe</li>' } as const;
  expect(dataOf(shortenData(aDocument(rows), [part]))).toContain(`["$","$L2",null,${JSON.stringify(part)}]`);
  const text = { part: "_S_1_", html: "$ 5" };
  expect(dataOf(shortenData(aDocument(rows), [text]))).toContain('{"part":"_S_1_","html":"$$ 5"}');
});

test("everything else stays as it was", () => {
  const html = shortenData(aDocument(rows));
  const data = dataOf(html);
  for (const row of rows.filter((each) => !/^0|\.css/.test(each))) {
    expect(data).toContain(row);
  }
  expect(html).toContain('<script nonce="n">self.__next_f.push([1,');
  expect(html.indexOf("<b>")).toBe(-1);
});

test("characters that mean something in a script reach the browser as they were", () => {
  const text = `'"\\"\\\\' </script><!-- \u2028\u2029 \t\r\n\0 \${x} \` & 😀`;
  const row = `8:${JSON.stringify({ text })}\n`;
  const raw = "9:T6,a\r\n\0\tb";
  const html = shortenData(aDocument([...rows, raw, row]));
  expect(dataOf(html)).toContain(raw + row);
  // HTML has other line ends, and no null character.
  expect(html).not.toMatch(/[\r\0]/);
});

test.each([
  ["a row of another form", aDocument([...rows, "9:["])],
  ["a document without data", "<body><p>Störung</p></body>"],
])("%s is left as it is", (_, html) => {
  expect(shortenData(html)).toBe(html);
});

test("what it does not understand is reported to operators once, not for each page", () => {
  for (const row of ['9:["', '9:{"']) shortenData(aDocument([...rows, row]));
  expect(report.mock.calls).toEqual([[expect.any(Error), { part: "page data" }]]);
});

test("where a missing part cannot be written into the data, operators are told of each page", () => {
  const part = { part: "_S_1_", html: "<li>Fest</li>" };
  report.mockClear();
  for (const html of [aDocument([...rows, "9:["]), "<body><p>Störung</p></body>"]) {
    expect(shortenData(html, [part])).toBe(html);
    expect(shortenData(html, [part])).toBe(html);
  }
  expect(report).toHaveBeenCalledTimes(4);
});
