import { inflateSync } from "node:zlib";
import { scrubRecording } from "./scrub-recording";

/** What is left of the events in a recording */
async function left(...events: object[]) {
  const item = [
    { type: "replay_recording", length: 0 },
    `{"segment_id":0}\n${JSON.stringify(events)}`,
  ] as const;
  const [head, payload] = (await scrubRecording(item)) as unknown as [{ length: number }, Uint8Array];
  expect(head.length).toBe(payload.length);
  const bytes = Buffer.from(payload);
  const end = bytes.indexOf("\n");
  expect(bytes.subarray(0, end).toString()).toBe('{"segment_id":0}');
  return JSON.parse(inflateSync(bytes.subarray(end + 1)).toString());
}

test("link targets, labels, texts and check boxes are removed from pages", async () => {
  const link = {
    type: 2,
    tagName: "a",
    id: 7,
    attributes: { class: "more", href: "/suche?q=geheim", "aria-label": "geheim", title: "geheim" },
    childNodes: [{ type: 3, textContent: "geheim wie", id: 8 }],
  };
  const style = { type: 3, textContent: ".a { color: red }", isStyle: true, id: 9 };
  const [snapshot, change, input] = await left(
    { type: 2, data: { node: { type: 0, childNodes: [link, style] } } },
    {
      type: 3,
      data: {
        source: 0,
        texts: [{ id: 8, value: "geheim" }],
        attributes: [{ id: 7, attributes: { href: "geheim" } }],
      },
    },
    { type: 3, data: { source: 5, id: 4, text: "geheim", isChecked: true } },
  );
  expect(snapshot.data.node.childNodes).toEqual([
    { ...link, attributes: { class: "more" }, childNodes: [{ type: 3, textContent: "****** ***", id: 8 }] },
    style,
  ]);
  expect(change.data).toEqual({
    source: 0,
    texts: [{ id: 8, value: "******" }],
    attributes: [{ id: 7, attributes: {} }],
  });
  expect(input.data).toEqual({ source: 5, id: 4, text: "******", isChecked: false });
});

test("URLs lose their query, events of the SDK their texts", async () => {
  const [meta, note] = await left(
    { type: 4, data: { href: "https://forum.example/suche?q=geheim", width: 390 } },
    {
      type: 5,
      data: {
        tag: "breadcrumb",
        payload: {
          category: "ui.click",
          message: "geheim",
          data: { nodeId: 7, node: { textContent: "geheim" }, to: "/x?q=geheim" },
        },
      },
    },
  );
  expect(meta.data).toEqual({ href: "https://forum.example/suche", width: 390 });
  expect(note.data).toEqual({
    tag: "breadcrumb",
    payload: { category: "ui.click", data: { nodeId: 7, node: {}, to: "/x" } },
  });
});

test("an event of an unknown type is dropped", async () => {
  expect(await left({ type: 6, data: { payload: "geheim" } }, { type: 0, data: {}, timestamp: 1 })).toEqual([
    { type: 0, data: {}, timestamp: 1 },
  ]);
});
