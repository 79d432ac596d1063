module.exports = {
  /**
   * Antwort_bis of messages was a time and is a day. PostgreSQL converts what is stored; SQLite would keep milliseconds in a
   * column of days.
   */
  async up(knex) {
    const isSqlite = knex.client.config.client === "better-sqlite3";
    if (!isSqlite || !(await knex.schema.hasTable("nachrichten"))) return;
    await knex("nachrichten")
      .whereRaw("typeof(antwort_bis) = 'integer'")
      .update({ antwort_bis: knex.raw("date(antwort_bis / 1000, 'unixepoch')") });
  },
};
