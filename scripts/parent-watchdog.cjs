// Preloaded into each server by processes.mjs. The parent holds the other end of file descriptor 3, which closes when
// the parent ends, even by SIGKILL. The server and its children then end too.
const { isMainThread } = require("node:worker_threads");
const { Socket } = require("node:net");

const stopTimeoutMs = 8000;

if (isMainThread && process.env.DORFFORUM_WATCH_PARENT) {
  // Workers and children of the server must not watch: they get neither the variable nor this file.
  delete process.env.DORFFORUM_WATCH_PARENT;
  process.execArgv = process.execArgv.filter((argument) => !argument.includes("parent-watchdog.cjs"));

  const parent = new Socket({ fd: 3 });
  parent.on("error", () => {});
  parent.on("close", () => {
    process.kill(-process.pid, "SIGTERM");
    setTimeout(() => process.kill(-process.pid, "SIGKILL"), stopTimeoutMs);
  });
  parent.resume();
  parent.unref();
}
