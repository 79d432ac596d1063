// Preloaded into a site by NODE_OPTIONS: the standard library fails on one text, and with it whatever handles that text
// in pages and route handlers. The product knows nothing of it.
const { FAULT_ON, FAULT_MESSAGE } = process.env;

const fail = () => {
  throw new TypeError(FAULT_MESSAGE);
};

const canParse = URL.canParse;
URL.canParse = (url, base) => (url === FAULT_ON ? fail() : canParse(url, base));

globalThis.URLSearchParams = new Proxy(URLSearchParams, {
  construct(Target, [pairs]) {
    if (Array.isArray(pairs) && pairs.some(([, value]) => value === FAULT_ON)) fail();
    return new Target(pairs);
  },
});
