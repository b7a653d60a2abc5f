import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { parseProfile, profileKey } from '#domain/people/networks/networks'

const PAGE = 1000

type WebRecord = {
  id?: string
  source?: string
  name: string
  company?: string
  company_domain?: string
  source_url?: string
  observed_at?: string
  pronet_url?: string
}

/**
 * People found on pages, each with the workspace that found them. Earlier versions stored them
 * among the shared records. This migration marks such people `review`. The service later reviews
 * them and stops sharing people whom only one page names. Only workspaces that paid for the profile
 * of such a person, or have the person in a Set, keep access. There may be no such workspace.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('found_people', (table) => {
      table.string('id', 90).primary()
      table.string('person_id', 40).notNullable().index()
      table.string('workspace_id', 40).nullable().references('workspaces.id').onDelete('CASCADE')
      table.string('account', 300).nullable()
      table.text('record').notNullable()
      table.text('votes').notNullable()
      table.string('found_at', 30).notNullable()
      table.string('state', 10).notNullable().index()
      table.index(['account', 'workspace_id'])
    })
    this.defer(markEarlierFinds)
  }

  async down() {
    this.schema.dropTable('found_people')
  }
}

export async function markEarlierFinds(db: QueryClientContract): Promise<void> {
  const found = new Map<string, { record: WebRecord; foundAt: string }>()
  for (let after = 0; ; ) {
    const rows = await db
      .from('person_records')
      .select('record_id', 'record_key', 'body', 'imported_at')
      .where('record_id', '>', after)
      .where('body', 'like', '%"source":"web"%')
      .orderBy('record_id')
      .limit(PAGE)
    for (const row of rows) {
      const record = JSON.parse(row.body) as WebRecord
      if (isFound(record)) found.set(`per_${row.record_key}`, { record, foundAt: row.imported_at })
    }
    if (rows.length < PAGE) break
    after = Number(rows[rows.length - 1].record_id)
  }
  if (found.size === 0) return
  const finders = await findersOf(db, found)
  for (const [person_id, { record, foundAt: found_at }] of found) {
    const workspaces = [...(finders.get(person_id) ?? [null])]
    const profile = record.pronet_url ? parseProfile(record.pronet_url) : null
    const row = {
      person_id,
      account: profile && profileKey(profile),
      record: JSON.stringify(record),
      votes: '{}',
      found_at,
      state: 'review',
    }
    await db
      .table('found_people')
      .multiInsert(
        workspaces.map((workspace_id) => ({ ...row, workspace_id, id: `${person_id} ${workspace_id ?? ''}` }))
      )
  }
}

/**
 * Reports whether a search or a profile created the record. Imported records of source `web` have
 * other ids.
 */
function isFound({ source, id, name, company, company_domain, source_url, pronet_url }: WebRecord): boolean {
  if (source !== 'web') return false
  const whereabouts = [company, company_domain, source_url]
  return id === pronet_url || whereabouts.some((one) => id === `${name} | ${one}`)
}

async function findersOf(
  db: QueryClientContract,
  found: ReadonlyMap<string, unknown>
): Promise<Map<string, Set<string>>> {
  const finders = new Map<string, Set<string>>()
  const note = (personId: string, workspaceId: string) => {
    if (!found.has(personId)) return
    finders.set(personId, (finders.get(personId) ?? new Set()).add(workspaceId))
  }
  for (const { person_id, workspace_id } of await db
    .from('person_payments')
    .select('person_id', 'workspace_id'))
    note(person_id, workspace_id)
  for (let after = ''; ; ) {
    const items = await db
      .from('set_items')
      .join('sets', 'sets.id', 'set_items.set_id')
      .select('set_items.id', 'set_items.person', 'sets.workspace_id')
      .where('set_items.id', '>', after)
      .whereNotNull('set_items.person')
      .orderBy('set_items.id')
      .limit(PAGE)
    for (const { person, workspace_id } of items) note(JSON.parse(person)?.person_id, workspace_id)
    if (items.length < PAGE) return finders
    after = items[items.length - 1].id
  }
}
