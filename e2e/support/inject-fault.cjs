// Preloaded into a site by NODE_OPTIONS: URL.canParse and URLSearchParams throw when they are given the text FAULT_ON.
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
