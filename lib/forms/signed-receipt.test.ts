/** @jest-environment node */
import "@/lib/testing/server-environment";
import { readReceipt, signReceipt } from "./signed-receipt";

const receipt = { reference: "B-7K4M-2QXD", due: "2027-01-21", earlier: false, same: false };

test("a receipt can be read again", () => {
  expect(readReceipt(signReceipt("barriere", receipt))).toEqual({
    form: "barriere",
    reference: "B-7K4M-2QXD",
    due: "2027-01-21",
    earlier: false,
  });
});

test("nobody can make one up", () => {
  const [, signature = ""] = signReceipt("barriere", receipt).split(".");
  const [other = ""] = signReceipt("kontakt", receipt).split(".");
  for (const forged of ["", "a.b", `${other}.${signature}`, other, `.${signature}`])
    expect(readReceipt(forged)).toBeUndefined();
});
