import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export type Attribute = {
  type: string;
  required?: boolean;
  regex?: string;
  enum?: string[];
  max?: number;
  component?: string;
  relation?: string;
  target?: string;
  allowedTypes?: string[];
  multiple?: boolean;
};
export type Schema = {
  kind: "collectionType" | "singleType";
  collectionName: string;
  info: { singularName: string };
  options: { draftAndPublish?: boolean };
  attributes: Record<string, Attribute>;
};

const readSchema = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Schema;

/** Of every content type of the CMS */
export const contentTypes = readdirSync("cms/src/api", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("schema.json"))
  .map((file) => readSchema(path.join("cms/src/api", file)));
/** Of every component, by its name such as "teile.datei" */
export const components = new Map(
  readdirSync("cms/src/components/teile").map((file) => [
    `teile.${path.basename(file, ".json")}`,
    readSchema(`cms/src/components/teile/${file}`),
  ]),
);
