/** The database has migrations that this version does not know. Its message is for operators. */
export class NewerDatabaseError extends Error {
  constructor(migrations: readonly string[]) {
    super(`The database was migrated by a newer version: ${migrations.join(', ')}.`)
  }
}
