import { BaseSchema } from '@adonisjs/lucid/schema'

const PAGE = 500

/**
 * The Set, dataset or batch that a run works on. Runs lose their input after a week, but lists still
 * name their records.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('runs', (table) => table.string('record_id', 60).nullable())
    this.defer(async (db) => {
      for (let after = ''; ; ) {
        const runs: { id: string; input: string }[] = await db
          .from('runs')
          .select('id', 'input')
          .whereIn('kind', ['set', 'dataset', 'batch'])
          .whereNotNull('input')
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
        for (const { id, input } of runs) {
          const { setId, datasetId, batchId } = JSON.parse(input)
          await db
            .from('runs')
            .where({ id })
            .update({ record_id: setId ?? datasetId ?? batchId ?? null })
        }
        if (runs.length < PAGE) return
        after = runs.at(-1)!.id
      }
    })
  }

  async down() {
    this.schema.alterTable('runs', (table) => table.dropColumn('record_id'))
  }
}
