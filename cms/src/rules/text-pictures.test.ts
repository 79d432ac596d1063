import assert from "node:assert/strict";
import { test } from "node:test";
import { filesIn, undescribedPictures } from "./text-pictures";

test("the files of a text are found, each once, whatever host was written before them", () => {
  const text = "![Ufer](/uploads/ufer_1a.jpg) [Plan](https://cms.example.org/uploads/plan-2.pdf)";
  assert.deepEqual(filesIn(text, "![Ufer](/dateien/ufer_1a.jpg)", null), ["ufer_1a.jpg", "plan-2.pdf"]);
  assert.deepEqual(filesIn("/uploads/../api/x", undefined), []);
});

test("a picture without words, or with its file's name, is a problem that names it", () => {
  const text = "![](/uploads/a_1.jpg)\n![ ](/uploads/b_2.png)\n![IMG_0815.JPG](/uploads/c_3.jpg)";
  const problems = undescribedPictures("Text", text);
  assert.deepEqual(
    problems.map(({ path }) => path),
    [["Text"], ["Text"], ["Text"]],
  );
  assert.match(problems[2]?.message ?? "", /c_3\.jpg/);
});

test("a described picture, a link and no text are no problem", () => {
  assert.deepEqual(undescribedPictures("Text", "![Der Bach im Mai](/uploads/a_1.jpg) [](/kontakt)"), []);
  assert.deepEqual(undescribedPictures("Text", null), []);
});
