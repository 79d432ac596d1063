import assert from "node:assert/strict";
import { test } from "node:test";
import { filesIn, undescribedPictures } from "./text-pictures";

test("each file of a text is found once, with any host before its path", () => {
  const text = "![Ufer](/uploads/ufer_1a.jpg) [Plan](https://cms.example.org/uploads/plan-2.pdf)";
  assert.deepEqual(filesIn(text, "![Ufer](/dateien/ufer_1a.jpg)", null), ["ufer_1a.jpg", "plan-2.pdf"]);
  assert.deepEqual(filesIn("/uploads/../api/x", undefined), []);
});

test("a picture without description, or with its file name as one, is a problem that names the file", () => {
  const text = "![](/uploads/a_1.jpg)\n![ ](/uploads/b_2.png)\n![IMG_0815.JPG](/uploads/c_3.jpg)";
  const problems = undescribedPictures("Text", text);
  assert.deepEqual(
    problems.map(({ path }) => path),
    [["Text"], ["Text"], ["Text"]],
  );
  assert.match(problems[2]?.message ?? "", /c_3\.jpg/);
});

test("described pictures, links and missing texts are no problem", () => {
  assert.deepEqual(undescribedPictures("Text", "![Der Bach im Mai](/uploads/a_1.jpg) [](/kontakt)"), []);
  assert.deepEqual(undescribedPictures("Text", null), []);
});

test("pictures without end cost a moment", () => {
  const begun = performance.now();
  undescribedPictures("Text", "![".repeat(200_000));
  // Looking from each of them to the end takes minutes.
  assert.ok(performance.now() - begun < 10_000);
});
