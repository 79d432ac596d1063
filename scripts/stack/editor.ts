import { readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { readStack } from "./test-stack.mjs";

/** An entry of the content manager; draft and published version have the same documentId. */
export interface Entry {
  documentId: string;
  [field: string]: unknown;
}

type Fields = Record<string, unknown>;

async function logIn(cmsUrl: string): Promise<string> {
  const response = await fetch(`${cmsUrl}/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      email: process.env.CMS_ADMIN_EMAIL,
      password: process.env.CMS_ADMIN_PASSWORD,
    }),
  });
  if (!response.ok) throw new Error(`The editor cannot log in: ${response.status} ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** Strapi ends a session after 30 minutes. */
const sessionTtlMs = 15 * 60_000;

/** Strapi allows five logins in five minutes, so all workers share one session for each CMS. */
async function sessionAt(cmsUrl: string): Promise<string> {
  const { folder } = await readStack();
  const file = path.join(folder, `session-${new URL(cmsUrl).port}`);
  const createdMs = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (Date.now() - createdMs < sessionTtlMs) return readFile(file, "utf8");
  const token = await logIn(cmsUrl);
  // Renamed when complete, since the other worker may read it at any time.
  const draft = `${file}-${process.pid}`;
  await writeFile(draft, token, { mode: 0o600 });
  await rename(draft, file);
  return token;
}

/** Opens a path of the panel, such as `plugins/upload`, as the editor. */
export async function openPanel(page: Page, path: string, cmsUrl = process.env.CMS_URL ?? "") {
  return openPanelAs(page, await sessionAt(cmsUrl), path, cmsUrl);
}

/** @param token the value of a session's cookie */
export async function openPanelAs(
  page: Page,
  token: string,
  path: string,
  cmsUrl = process.env.CMS_URL ?? "",
) {
  const url = new URL(cmsUrl).origin;
  await page.context().addCookies([{ name: "jwtToken", value: token, url }]);
  return page.goto(`${url}/admin/${path}`);
}

/** Acts on the CMS as an editor in the admin panel. `type` is the singular API name, such as `veranstaltung`. */
export async function openEditor(cmsUrl = process.env.CMS_URL ?? "") {
  const token = await sessionAt(cmsUrl);

  /** Requests a route of the panel. @throws unless the response is ok */
  async function fetchAsEditor(
    path: string,
    method = "GET",
    body?: BodyInit,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const response = await fetch(`${cmsUrl}/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...headers },
      ...(body ? { body } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  async function ask<T>(method: string, address: string, body?: Fields): Promise<T> {
    const json = body && JSON.stringify(body);
    const headers = { "Content-Type": "application/json" };
    const response = await fetchAsEditor(`content-manager/${address}`, method, json, headers);
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  }

  /** Uploads a file to the media library. @returns the id that a media field takes */
  async function upload(file: File, info: Fields = {}): Promise<number> {
    const body = new FormData();
    body.append("fileInfo", JSON.stringify({ name: file.name, ...info }));
    body.append("files", file);
    const [stored] = (await (await fetchAsEditor("upload", "POST", body)).json()) as { id: number }[];
    if (!stored) throw new Error("The CMS stored no file.");
    return stored.id;
  }

  const matching = (fields: Record<string, string>) =>
    new URLSearchParams(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [`filters[${name}][$eq]`, value])),
    );

  const uid = (type: string) => `api::${type}.${type}`;
  const collection = (type: string, rest = "") => `collection-types/${uid(type)}${rest}`;
  const single = (type: string, rest = "") => `single-types/${uid(type)}${rest}`;

  return {
    /** The value of the panel's session cookie */
    token,
    upload,
    fetch: fetchAsEditor,
    /** Finds a draft by its fields, for example `{ Slug: "dorffest" }`. */
    async findEntry(type: string, fields: Record<string, string>): Promise<Entry> {
      const { results } = await ask<{ results: Entry[] }>("GET", collection(type, `?${matching(fields)}`));
      if (!results[0]) throw new Error(`There is no ${type} with ${JSON.stringify(fields)}.`);
      return results[0];
    },
    async allEntries(type: string): Promise<Entry[]> {
      const all: Entry[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const answer = await ask<{ results: Entry[]; pagination: { pageCount: number } }>(
          "GET",
          collection(type, `?page=${page}&pageSize=100&sort=createdAt:ASC`),
        );
        all.push(...answer.results);
        pages = answer.pagination.pageCount;
      }
      return all;
    },
    countEntries: async (type: string, fields: Record<string, string>): Promise<number> => {
      const answer = await ask<{ pagination: { total: number } }>(
        "GET",
        collection(type, `?${matching(fields)}`),
      );
      return answer.pagination.total;
    },
    countFiles: async (name: string): Promise<number> => {
      const { pagination } = await (await fetchAsEditor(`upload/files?${matching({ name })}`)).json();
      return pagination.total;
    },
    createEntry: async (type: string, fields: Fields): Promise<Entry> =>
      (await ask<{ data: Entry }>("POST", collection(type), fields)).data,
    updateEntry: async (type: string, documentId: string, fields: Fields): Promise<Entry> =>
      (await ask<{ data: Entry }>("PUT", collection(type, `/${documentId}`), fields)).data,
    /** Saves the fields, if there are any, and publishes the entry. */
    publish: async (type: string, documentId: string, fields: Fields = {}): Promise<Entry> =>
      (await ask<{ data: Entry }>("POST", collection(type, `/${documentId}/actions/publish`), fields)).data,
    unpublish: (type: string, documentId: string) =>
      ask<unknown>("POST", collection(type, `/${documentId}/actions/unpublish`), {}),
    deleteEntry: (type: string, documentId: string) =>
      ask<unknown>("DELETE", collection(type, `/${documentId}`)),

    getSingle: async (type: string): Promise<Entry> => (await ask<{ data: Entry }>("GET", single(type))).data,
    updateSingle: async (type: string, fields: Fields): Promise<Entry> =>
      (await ask<{ data: Entry }>("PUT", single(type), fields)).data,
    publishSingle: async (type: string, fields: Fields = {}): Promise<Entry> =>
      (await ask<{ data: Entry }>("POST", single(type, "/actions/publish"), fields)).data,
  };
}
