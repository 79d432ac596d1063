import { resolve } from "node:path";

type Env = typeof import("@strapi/utils").env;

const sqlite = (filename: string) => ({
  connection: {
    client: "sqlite" as const,
    connection: { filename: resolve(filename) },
    useNullAsDefault: true,
  },
});

function postgres(connectionString: string) {
  // Strapi's columns hold no time zone: its driver writes and reads the process's clock time, and the hour that comes
  // twice at the end of summer time would be ambiguous.
  process.env.TZ = "UTC";
  return {
    connection: {
      client: "postgres" as const,
      connection: { connectionString },
      pool: { min: 0, max: 10 },
    },
  };
}

export default ({ env }: { env: Env }) => {
  const url = env("DATABASE_URL", "");
  return url.startsWith("postgres") ? postgres(url) : sqlite(env("DATABASE_FILENAME", ".tmp/data.db"));
};
