import { openEditor } from "../../scripts/stack/editor";

export interface PanelAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: Tests name the parts of Strapi's answers that they expect.
  body: any;
}

export interface PanelUser {
  id: number;
  email: string;
  password: string;
  /** The value of the panel's session cookie */
  token: string;
  /** Requests a path of the CMS; unlike openEditor() it also returns refusals. */
  ask(method: string, path: string, body?: unknown): Promise<PanelAnswer>;
}

/** Requests paths of a CMS in somebody's name. */
export const asker =
  (cmsUrl: string, token: string): PanelUser["ask"] =>
  async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${cmsUrl}/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm ? { "Content-Type": "application/json" } : {}),
      },
      ...(body !== undefined ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text };
  };

/** Invites a person with a role, such as `dorfforum-verein`, and accepts the invitation. */
export async function newPanelUser(cmsUrl: string, roleCode: string): Promise<PanelUser> {
  const ask = asker(cmsUrl, (await openEditor(cmsUrl)).token);
  const { body: roles } = await ask("GET", "admin/roles");
  const role = roles.data.find(({ code }: { code: string }) => code === roleCode);
  if (!role) throw new Error(`There is no role ${roleCode}.`);
  const key = crypto.randomUUID();
  const person = { firstname: roleCode, lastname: "Probe" };
  const email = `${key}@example.org`;
  const password = `Aa1-${key}`;
  const invited = await ask("POST", "admin/users", { ...person, email, roles: [role.id] });
  const { id, registrationToken } = invited.body.data;
  const userInfo = { ...person, password };
  const registered = await ask("POST", "admin/register", { registrationToken, userInfo });
  const { token } = registered.body.data;
  return { id, email, password, token, ask: asker(cmsUrl, token) };
}
