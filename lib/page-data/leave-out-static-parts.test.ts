/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { fromByteString, toByteString } from "@/lib/byte-string";
import { logErrorsTo } from "@/lib/monitoring/report-error";
import { leaveOutStaticParts as leaveOut } from "./leave-out-static-parts";

const report = jest.fn();
beforeAll(() => logErrorsTo(report));

const leaveOutStaticParts = (html: string) => fromByteString(leaveOut(toByteString(html))).toString();

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
function aDocument(rows: readonly string[], body = '<ul data-part="_S_1_"></ul>'): string {
  const data = rows.join("");
  const half = Math.floor(data.length / 2);
  const scripts = [data.slice(0, half), data.slice(half)].map(script).join("");
  return `<body>${body}<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script>${scripts}</body>`;
}

const modules = ['1:"/_next/a.js"\n', '2:I[1,["$1"],"StaticPart"]\n', '3:I[2,["$1"],"SearchBox"]\n'];
const list = '["$","$L2",null,{"part":"_S_1_","children":["$","ul",null,{"children":["$L5","$6"]}]}]';
const rows = [
  ...modules,
  ':HL["/a.svg","image"]\n',
  ':HL["/a.css","style",{"nonce":"n"}]\n',
  `0:{"tree":["$","main",null,{"children":[${list},["$","$L3",null,{"text":"Äpfel <b>","hint":"$undefined","list":["$undefined"]}],"$7"]}]}\n`,
  '5:["$","li",null,{"children":"Feuerwehrfest"}]\n',
  "6:T5,Markt",
  "7:T8,Grüße\n",
];

test("elements of a static part are left out, with the rows that only they refer to", () => {
  const data = dataOf(leaveOutStaticParts(aDocument(rows)));
  expect(data).toContain('["$","$L2",null,{"inDocument":"_S_1_"}]');
  expect(data).not.toMatch(/Feuerwehrfest|Markt/);
});

test("the HTML of a static part is left out, with the row that holds it", () => {
  const part = '["$","$L2",null,{"part":"_S_1_","html":"$6"}]';
  const data = dataOf(leaveOutStaticParts(aDocument([...modules, `0:{"tree":${part}}\n`, "6:T5,Markt"])));
  expect(data).toContain('["$","$L2",null,{"inDocument":"_S_1_"}]');
  expect(data).not.toContain("Markt");
});

test("undefined properties and hints at stylesheets of the document are left out", () => {
  expect(dataOf(leaveOutStaticParts(aDocument(rows)))).not.toMatch(/"hint"|\.css/);
});

test("everything else stays as it was", () => {
  const html = leaveOutStaticParts(aDocument(rows));
  const data = dataOf(html);
  for (const row of [
    ...modules,
    ':HL["/a.svg","image"]\n',
    '{"text":"Äpfel <b>","list":["$undefined"]}',
    "7:T8,Grüße\n",
  ]) {
    expect(data).toContain(row);
  }
  expect(html).toContain('<script nonce="n">self.__next_f.push([1,');
  expect(html.indexOf("<b>")).toBe(-1);
});

test("characters that mean something in a script reach the browser as they were", () => {
  const text = `'"\\"\\\\' </script><!-- \u2028\u2029 \t\r\n \${x} \` & 😀`;
  const row = `8:${JSON.stringify({ text })}\n`;
  const withText = rows.map((each) => each.replace('"$7"', '"$8"'));
  expect(dataOf(leaveOutStaticParts(aDocument([...withText, row])))).toContain(row);
});

test.each([
  ["a part that is not in the document", aDocument(rows, "<p></p>")],
  [
    "data that refers into a static part",
    aDocument(
      [...rows.slice(0, 6), '8:"$0:tree:props:children:0:props:children"\n', ...rows.slice(6)].map((row) =>
        row.replace('"$7"', '"$8"'),
      ),
    ),
  ],
  ["a row of another form", aDocument([...rows, "9:["])],
  ["a document without data", "<body><p>Störung</p></body>"],
])("%s is left as it is", (_, html) => {
  expect(leaveOutStaticParts(html)).toBe(html);
});

test("what it does not understand is reported to operators once, not for each page", () => {
  for (const row of ['9:["', '9:{"']) leaveOutStaticParts(aDocument([...rows, row]));
  expect(report.mock.calls).toEqual([[expect.any(Error), { part: "page data" }]]);
});
