// Preloaded into a site by NODE_OPTIONS: reading a header, or building a query, with the text FAULT_ON throws.
const { FAULT_ON, FAULT_MESSAGE } = process.env;

const fail = () => {
  throw new TypeError(FAULT_MESSAGE);
};

const { get } = Headers.prototype;
Headers.prototype.get = function (name) {
  const value = get.call(this, name);
  return value === FAULT_ON ? fail() : value;
};

globalThis.URLSearchParams = new Proxy(URLSearchParams, {
  construct(Target, [pairs]) {
    if (Array.isArray(pairs) && pairs.some(([, value]) => value === FAULT_ON)) fail();
    return new Target(pairs);
  },
});
