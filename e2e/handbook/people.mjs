import { openEditor } from "../../scripts/stack/editor.ts";
import { asker } from "../support/panel-users.ts";

/**
 * Invites a person to the panel.
 * @param {string} cmsUrl @param {string} role such as "redaktion"
 * @param {{ firstname: string, lastname: string, email: string }} person
 * @returns {Promise<{ registrationToken: string }>} what the invitation's link carries
 */
export async function invite(cmsUrl, role, person) {
  const ask = asker(cmsUrl, (await openEditor(cmsUrl)).token);
  const { body: roles } = await ask("GET", "admin/roles");
  const { id } = roles.data.find((/** @type {{ code: string }} */ { code }) => code === `dorfforum-${role}`);
  return (await ask("POST", "admin/users", { ...person, roles: [id] })).body.data;
}

/** Invites a person with a role and accepts the invitation. @returns {Promise<string>} the value of the session's cookie */
export async function logInAs(/** @type {string} */ cmsUrl, /** @type {string} */ role) {
  const person = { firstname: `${role[0]?.toUpperCase()}${role.slice(1)}`, lastname: "Musterbach" };
  const { registrationToken } = await invite(cmsUrl, role, { ...person, email: `${role}@example.com` });
  const userInfo = { ...person, password: `Aa1-${crypto.randomUUID()}` };
  const { body } = await asker(cmsUrl, "")("POST", "admin/register", { registrationToken, userInfo });
  return body.data.token;
}
