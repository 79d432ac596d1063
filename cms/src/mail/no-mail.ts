/**
 * Replaces Strapi's default provider, which delivers directly to recipients' servers. Strapi itself sends no mail here:
 * administrators set new passwords.
 */
export const init = () => ({
  send: async () =>
    console.warn(
      "The CMS sends no mail; an administrator can set a new password in the settings of the admin panel.",
    ),
});
