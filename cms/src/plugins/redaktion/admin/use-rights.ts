import { useAuth } from "@strapi/strapi/admin";

/** Whether the editor has a right to any entry of a type, perhaps to some of them alone. */
export function useRights() {
  const permissions = useAuth("useRights", (auth) => auth.permissions);
  return (right: "create" | "publish", uid: string) =>
    permissions.some(
      ({ action, subject }) => action === `plugin::content-manager.explorer.${right}` && subject === uid,
    );
}
