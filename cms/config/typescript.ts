/** `strapi develop` writes types/generated whenever a schema changes. */
export default { autogenerate: true };
