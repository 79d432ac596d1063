/**
 * A singleton of the whole process. Next bundles pages, route handlers and middleware apart, so a module variable exists
 * once per bundle: state that all of them share stands on globalThis.
 */
export function processWide<Value>(name: string, create: () => Value): Value {
  const key = Symbol.for(`dorfforum.${name}`);
  const shared = globalThis as { [key]?: { value: Value } };
  shared[key] ??= { value: create() };
  return shared[key].value;
}
