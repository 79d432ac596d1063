import { personalPaths, secretParameters, withoutSecrets } from "@dorfforum/shared/urls/personal-paths";
import { isShortAddressTarget } from "@dorfforum/shared/urls/short-address";
import { scrubAddress } from "@/lib/monitoring/scrub-text";
import { any } from "./site-route";
import { fileRoutes, pageRoutes, typedParameters } from "./site-routes";

const code = "a-b_c9".repeat(5);
const personal = [...Object.values(pageRoutes), ...Object.values(fileRoutes)].filter(
  ({ isPersonal, pattern }) => isPersonal && pattern.includes(any),
);

test("every personal page of the table whose path holds a secret is known", () =>
  expect(new Set(personal.map(({ pattern }) => pattern.split(`/${any}`)[0]))).toEqual(
    new Set(personalPaths),
  ));

test("every parameter that opens what was typed is known", () =>
  expect(new Set(typedParameters.filter((name) => name !== "q"))).toEqual(new Set(secretParameters)));

test.each(personal.map(({ pattern }) => pattern.replace(any, code)))(
  "%s is copied nowhere, stands in no log, and no short address leads to it",
  (address) => {
    expect(withoutSecrets(address)).not.toContain(code);
    expect(scrubAddress(address)).not.toContain(code);
    expect(isShortAddressTarget(address)).toBe(false);
    expect(isShortAddressTarget(address.replace("/", "/%2e/"))).toBe(false);
    expect(isShortAddressTarget(address.toUpperCase())).toBe(false);
  },
);
