import { toRequestId } from "./request-id";

test("a valid id of a proxy is used", () => {
  expect(toRequestId("0af7651916cd43dd8448eb211c80319c")).toBe("0af7651916cd43dd8448eb211c80319c");
});

test.each([undefined, "", "short", "with blanks in it", "<script>12345678", "x".repeat(65), ["a", "b"]])(
  "%j is replaced by a new id",
  (sent) => expect(toRequestId(sent)).toMatch(/^[\da-f]{16}$/),
);
