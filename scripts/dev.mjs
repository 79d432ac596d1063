import "./node-version.mjs";
import { command } from "./command.mjs";
import { runForum } from "./forum.mjs";

await command(() => runForum({ develop: true }));
