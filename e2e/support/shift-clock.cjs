// Preloaded into a server by NODE_OPTIONS: its clock runs DORFFORUM_DAYS_AHEAD days ahead.
const offsetMs = Number(process.env.DORFFORUM_DAYS_AHEAD) * 24 * 3600 * 1000;
const realNow = Date.now;
const now = () => realNow() + offsetMs;

globalThis.Date = new Proxy(Date, {
  construct: (Target, parts, newTarget) =>
    Reflect.construct(Target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: (Target) => new Target(now()).toString(),
  get: (Target, name) => (name === "now" ? now : Reflect.get(Target, name)),
});
