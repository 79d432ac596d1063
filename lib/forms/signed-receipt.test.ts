import { anyText, fc } from "@dorfforum/shared/testing/arbitraries";
import "@/lib/testing/server-environment";
import { readReceipt, signReceipt } from "./signed-receipt";

const receipt = { reference: "B-7K4M-2QXD", due: "2027-01-21", earlier: false, same: false };

test("a receipt can be read again", () => {
  expect(readReceipt(signReceipt("barriere", receipt, true))).toEqual({
    form: "barriere",
    reference: "B-7K4M-2QXD",
    due: "2027-01-21",
    earlier: false,
  });
});

test("a receipt says when the sender left no way to be answered", () => {
  expect(readReceipt(signReceipt("barriere", receipt, false))?.cannotAnswer).toBe(true);
});

test("a forged receipt is not read", () => {
  const [, signature = ""] = signReceipt("barriere", receipt, true).split(".");
  const [other = ""] = signReceipt("kontakt", receipt, true).split(".");
  for (const forged of ["", "a.b", `${other}.${signature}`, other, `.${signature}`])
    expect(readReceipt(forged)).toBeUndefined();
});

test("any other text is not read, whatever of a receipt is changed", () => {
  const signed = signReceipt("barriere", receipt, true);
  fc.assert(
    fc.property(anyText, fc.nat(signed.length), fc.nat(3), (text, at, removed) => {
      expect(readReceipt(text)).toBeUndefined();
      const changed = signed.slice(0, at) + text + signed.slice(at + removed);
      // What stands behind a second dot is not part of it.
      const isSame = changed.split(".", 2).join(".") === signed;
      expect(readReceipt(changed)).toEqual(isSame ? readReceipt(signed) : undefined);
    }),
  );
});
