import "./node-version.mjs";
import { runForum } from "./forum.mjs";
import { command } from "./run.mjs";

await command(() => runForum({ develop: true }));
