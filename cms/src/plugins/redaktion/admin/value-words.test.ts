import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { bookingWords } from "../../../features/rooms/panel/value-words";
import { valueWords } from "./value-words";

type Attribute = { enum?: string[]; pluginOptions?: { redaktion?: object } };

const sources = join(__dirname, "../../../../../../src");
const shownValues = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter((path) => /^api\/.*schema\.json$|^components\/.*\.json$/.test(path))
  .flatMap((path) =>
    Object.values<Attribute>(JSON.parse(readFileSync(join(sources, path), "utf8")).attributes),
  )
  // Fields without a label are not shown.
  .flatMap(({ enum: values = [], pluginOptions }) => (pluginOptions?.redaktion ? values : []));

test("every value that editors see is a German word", () => {
  const isWord = (value: string) => value in valueWords || value in bookingWords || /^\p{Lu}/u.test(value);
  assert.deepEqual(
    shownValues.filter((value) => !isWord(value)),
    [],
  );
});
