// Preloaded into each server. The process that started it holds the other end of descriptor 3: when that end closes,
// however its holder died, the server and its children end too.
const { isMainThread } = require("node:worker_threads");
const { Socket } = require("node:net");

const grace = 8000;

if (isMainThread && process.env.DORFFORUM_WATCH_PARENT) {
  // Workers and children inherit neither the variable nor the preload.
  delete process.env.DORFFORUM_WATCH_PARENT;
  process.execArgv = process.execArgv.filter((argument) => !argument.includes("parent-watchdog.cjs"));

  const holder = new Socket({ fd: 3 });
  holder.on("error", () => {});
  holder.on("close", () => {
    process.kill(-process.pid, "SIGTERM");
    setTimeout(() => process.kill(-process.pid, "SIGKILL"), grace);
  });
  holder.resume();
  holder.unref();
}
