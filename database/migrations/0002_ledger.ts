import { BaseSchema } from '@adonisjs/lucid/schema'

const NEVER_CHANGE = 'entries of the ledger never change'

/**
 * Credits in whole ACU. `ledger_entries` is append-only and authoritative. `accounts` (per
 * workspace) and `key_spend` (per key and UTC period: `day:YYYY-MM-DD`, `month:YYYY-MM`) are its
 * running totals. Every change locks the account first, so `sequence` is the commit order of a
 * workspace's entries. Entries prevent the deletion of their workspace.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('accounts', (table) => {
      table.string('workspace_id', 40).primary().references('workspaces.id')
      table.bigInteger('granted').notNullable().defaultTo(0)
      table.bigInteger('posted').notNullable().defaultTo(0)
      table.bigInteger('pending').notNullable().defaultTo(0)
      table.check('granted >= 0 AND posted >= 0 AND pending >= 0')
    })
    this.schema.createTable('key_spend', (table) => {
      table.string('key_id', 40).notNullable()
      table.string('period', 16).notNullable()
      table.bigInteger('posted').notNullable()
      table.bigInteger('pending').notNullable()
      table.primary(['key_id', 'period'])
      table.check('posted >= 0 AND pending >= 0')
    })
    this.schema.createTable('reservations', (table) => {
      table.string('id', 80).primary()
      table.string('workspace_id', 40).notNullable().references('workspaces.id')
      table.string('key_id', 40).notNullable()
      table.string('route', 100).notNullable()
      table.bigInteger('amount').notNullable()
      table.bigInteger('charged').notNullable()
      table.string('status', 10).notNullable()
      table.string('day', 10).notNullable()
      table.string('expires_at', 30).notNullable()
      table.string('ended_at', 30).nullable()
      table.check("status IN ('held', 'settled', 'released')")
      table.check('amount > 0 AND charged >= 0 AND charged <= amount')
      table.check("charged = 0 OR status = 'settled'")
      table.check("(status = 'held') = (ended_at IS NULL)")
    })
    this.schema.raw(`CREATE INDEX reservations_open ON reservations (expires_at) WHERE status = 'held'`)
    this.schema.raw(
      'CREATE INDEX reservations_charged ON reservations (workspace_id, day, route, charged) WHERE charged > 0'
    )
    this.schema.createTable('ledger_entries', (table) => {
      table.bigIncrements('sequence')
      table.string('id', 80).notNullable().unique()
      table.string('workspace_id', 40).notNullable().references('workspaces.id')
      table.string('kind', 10).notNullable()
      table.bigInteger('amount').notNullable()
      table.string('reservation_id', 80).nullable().references('reservations.id')
      table.string('key_id', 40).nullable()
      table.string('route', 100).nullable()
      table.text('note').nullable()
      table.string('created_at', 30).notNullable()
      table.index(['workspace_id', 'sequence'])
      table.check("kind IN ('grant', 'hold', 'settle', 'release')")
      table.check("amount > 0 OR (amount = 0 AND kind = 'settle')")
      table.check("(kind = 'grant') = (reservation_id IS NULL)")
      table.check(
        '(key_id IS NULL) = (reservation_id IS NULL) AND (route IS NULL) = (reservation_id IS NULL)'
      )
    })
    this.schema.raw(
      `CREATE UNIQUE INDEX ledger_entries_one_hold ON ledger_entries (reservation_id) WHERE kind = 'hold'`
    )
    this.schema.raw(
      `CREATE UNIQUE INDEX ledger_entries_one_end ON ledger_entries (reservation_id)
       WHERE kind IN ('settle', 'release')`
    )
    if (this.db.dialect.name === 'postgres') this.#refuseChangesOnPostgres()
    else this.#refuseChangesOnSqlite()
  }

  #refuseChangesOnPostgres() {
    this.schema.raw(
      `CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION '${NEVER_CHANGE}'; END $$`
    )
    this.schema.raw(
      `CREATE TRIGGER ledger_entries_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
       FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change()`
    )
  }

  #refuseChangesOnSqlite() {
    for (const event of ['UPDATE', 'DELETE']) {
      this.schema.raw(
        `CREATE TRIGGER ledger_entries_no_${event.toLowerCase()} BEFORE ${event} ON ledger_entries
         BEGIN SELECT RAISE(ABORT, '${NEVER_CHANGE}'); END`
      )
    }
  }

  async down() {
    this.schema.dropTable('ledger_entries')
    this.schema.dropTable('reservations')
    this.schema.dropTable('key_spend')
    this.schema.dropTable('accounts')
    if (this.db.dialect.name === 'postgres') this.schema.raw('DROP FUNCTION refuse_ledger_change()')
  }
}
