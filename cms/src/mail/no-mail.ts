/**
 * Strapi's default would deliver mail by itself to foreign servers. The editors' CMS sends none: whoever forgot a
 * password gets a new one from an administrator.
 */
export function init() {
  return {
    async send(): Promise<void> {
      console.warn(
        "The CMS sends no mail; an administrator can set a new password in the settings of the admin panel.",
      );
    },
  };
}
