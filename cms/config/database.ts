import { resolve } from "node:path";
import { prepareConnection } from "../src/database/sqlite-connection";

// Messages and sessions are for the user of this process alone. Strapi reads its configuration before it writes a file.
process.umask(0o077);

const sqlite = (filename: string) => ({
  connection: {
    client: "sqlite",
    connection: { filename: resolve(filename) },
    useNullAsDefault: true,
    pool: { afterCreate: prepareConnection },
  },
});

function postgres(connectionString: string) {
  // Strapi's columns have no time zone, and pg writes and reads them in the process's zone, in which the hour at the end
  // of summer time is ambiguous. Strapi has no setting for it, so the process runs in UTC, as with TZ=UTC in its service.
  process.env.TZ = "UTC";
  return { connection: { client: "postgres", connection: { connectionString }, pool: { min: 0, max: 10 } } };
}

export default ({ env }: { env: typeof import("@strapi/utils").env }) => {
  const url = env("DATABASE_URL", "");
  const database = url.startsWith("postgres")
    ? postgres(url)
    : sqlite(env("DATABASE_FILENAME", ".tmp/data.db"));
  // An error's message would hold the values of its statement, and go into the log with them.
  const connection = { ...database.connection, compileSqlOnError: false };
  // By default Strapi drops tables and columns that left its schemas, with what editors entered there.
  return { connection, settings: { forceMigration: false } };
};
