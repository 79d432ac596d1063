import { strapiLogLevel } from "../src/log-level";

export default () => ({ level: strapiLogLevel(process.env) });
