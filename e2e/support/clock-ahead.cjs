/** Loaded before a server (NODE_OPTIONS), so that its clock runs DORFFORUM_DAYS_AHEAD days ahead. */
const ahead = Number(process.env.DORFFORUM_DAYS_AHEAD) * 24 * 3600 * 1000;
const present = Date.now;
const now = () => present() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (clock, parts, caller) => Reflect.construct(clock, parts.length === 0 ? [now()] : parts, caller),
  apply: (Clock) => new Clock(now()).toString(),
  get: (clock, name) => (name === "now" ? now : Reflect.get(clock, name)),
});
