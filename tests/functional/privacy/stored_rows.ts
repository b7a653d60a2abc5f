import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { CompanyStore } from '#app/people/company_store'
import { subjectOf } from '#app/profiles/subject'
import { enqueueEvent } from '#app/webhooks/outbox'
import { insert } from './fixture.js'

export const NAME = 'Nora Fenwick'
export const EMAIL = 'n.fenwick@tarnlightlabs.example'
export const PHONE = '+47 22 95 17 34'
export const LOGIN = 'norafenw1ck'
export const now = () => new Date().toISOString()

/** Stores rows about the person where the tests of other features do. */
export async function everyOtherTable(
  workspace_id: string,
  key_id: string,
  person_id: string
): Promise<void> {
  const sql = await app.container.make(Sql)
  const run = {
    id: `run_${randomUUID().slice(0, 8)}`,
    workspace_id,
    key_id,
    kind: 'agent',
    status: 'completed',
  }
  await insert('runs', {
    ...run,
    input: JSON.stringify({ task: `Who is ${NAME}?` }),
    output: JSON.stringify({ text: `${NAME} designs lights.\nWrite to ${EMAIL}.\nBread is baked in Lyon.` }),
    created_at: now(),
    expires_at: '2999-01-01T00:00:00.000Z',
  })
  for (const [seq, text] of ['Nora Fen', 'wick designs', NAME].entries())
    await insert('run_events', {
      run_id: run.id,
      seq,
      type: 'text',
      data: JSON.stringify({ text }),
      created_at: now(),
    })
  for (const role of ['user', 'assistant'])
    await insert('agent_messages', {
      run_id: run.id,
      role,
      workspace_id,
      session_id: 's',
      text: NAME,
      said_at: now(),
    })
  const batch = {
    id: `bat_${randomUUID().slice(0, 8)}`,
    workspace_id,
    run_id: run.id,
    fields: '["phone"]',
    price: 1,
  }
  await insert('people_batches', { ...batch, people_count: 2, created_at: now() })
  for (const [position, identifier] of [
    `${NAME}, tarnlightlabs.example`,
    'Ada Byrne, moonbeck.example',
  ].entries())
    await insert('people_batch_rows', {
      ...{ batch_id: batch.id, position, identifier, status: 'completed', found: 1 },
      result: JSON.stringify(position === 0 ? { phone: { value: PHONE } } : {}),
    })
  await insert('person_profiles', {
    person_id,
    record: JSON.stringify({ person_id, identity: { name: NAME } }),
    built_at: now(),
  })
  await insert('person_payments', { workspace_id, person_id, run_id: run.id, paid_at: now() })
  await insert('person_aliases', { alias: 'a'.repeat(32), person_id })
  await insert('exclusions', {
    id: 'excl_1',
    workspace_id,
    key: `person:${person_id}`,
    person_id,
    created_at: now(),
  })
  await insert('search_criteria', {
    id: 'crit_1',
    workspace_id,
    query: `${NAME} lights`,
    criteria: '[]',
    created_at: now(),
  })
  await insert('console_audit', {
    ...{ workspace_id, user_id: 'u', email: 'admin@own.example', action: 'set.cancel', subject: 'set_1' },
    detail: JSON.stringify({ query: `people like ${NAME}` }),
    created_at: now(),
  })
  await insert('record_names', { workspace_id, record_id: 'set_1', name: `People like ${NAME}` })
  await insert('page_readings', {
    reading_key: 'r1',
    url_key: 'u1',
    proposals: JSON.stringify([{ value: NAME }]),
    read_at: now(),
  })
  await insert('codehost_profiles', {
    account_id: 4711,
    login_key: LOGIN,
    body: JSON.stringify({
      login: LOGIN,
      type: 'User',
      profile: { name: NAME, socials: [], observedAt: now() },
    }),
    observed_at: now(),
  })
  await moreRows(workspace_id, key_id, person_id)
  const companies = await app.container.make(CompanyStore)
  const company = { source: 'test', id: 'tl', name: 'Tarnlight Labs', description: `Founded by ${NAME}.` }
  await companies.applyRecords([company])
  const eventId = await sql.transaction((tx) =>
    enqueueEvent(tx, {
      workspaceId: workspace_id,
      type: 'set.item.created',
      data: { id: 'item_1', person: { person_id, name: NAME } },
    })
  )
  const [delivery] = await sql.select<{ id: string }>(
    'SELECT id FROM webhook_deliveries WHERE event_id = ?',
    [eventId]
  )
  await insert('webhook_attempts', {
    ...{ delivery_id: delivery.id, number: 7, started_at: now(), duration_ms: 5, status_code: 200 },
    response: `stored ${NAME}`,
  })
}

/** Rows of searches, monitors, imports, jobs and corrections, and of people found on pages. */
async function moreRows(workspace_id: string, key_id: string, person_id: string): Promise<void> {
  const short = randomUUID().slice(0, 8)
  const record_key = person_id.slice('per_'.length)
  const record = { source: 'web', id: `${NAME} | Tarnlight Labs`, name: NAME, company: 'Tarnlight Labs' }
  const vote = { value: 'Tarnlight Labs', url: 'https://labs.example/', quote: NAME, observedAt: now() }
  await insert('found_people', {
    ...{ id: `${person_id} ${workspace_id}`, person_id, workspace_id, state: 'own', found_at: now() },
    ...{ record: JSON.stringify(record), votes: JSON.stringify({ company: [vote] }) },
  })
  await insert('person_vectors', { person_id, model: 'm', text_hash: 'h', vector: 'AAAA' })
  const subject = subjectOf({ by: 'email', email: EMAIL })
  await insert('person_requests', { workspace_id, subject, run_id: 'run_asked' })
  await insert('sets', { id: `set_${short}`, workspace_id, status: 'completed', created_at: now() })
  await insert('set_searches', {
    ...{ id: `sea_${short}`, set_id: `set_${short}`, position: 0, query: `people like ${NAME}`, count: 5 },
    ...{ criteria: '[]', exclude: JSON.stringify([EMAIL]), status: 'completed', progress: '{}' },
    created_at: now(),
  })
  await insert('set_columns', {
    ...{ id: `col_${short}`, set_id: `set_${short}`, position: 0, created_at: now() },
    description: `Whether the person knows ${NAME}`,
  })
  const request = { columns: [{ key: 'knows', description: `Whether the person knows ${NAME}` }] }
  await insert('datasets', {
    ...{ id: `ds_${short}`, workspace_id, mode: 'sync', status: 'completed', row_count: 0 },
    ...{ request: JSON.stringify({ entityType: 'person', ...request }), created_at: now() },
  })
  await insert('monitors', {
    ...{ id: `mon_${short}`, workspace_id, key_id, search: JSON.stringify({ query: NAME }) },
    ...{ cadence: 'daily', status: 'active', phase: 'waiting', next_at: '2999-01-01T00:00:00.000Z' },
    created_at: now(),
  })
  await insert('jobs', {
    ...{ queue: 'played', id: short, payload: JSON.stringify({ name: NAME }), status: 'dead', attempts: 1 },
    ...{ max_attempts: 1, last_error: `no page of ${NAME}`, created_at: now(), died_at: now() },
  })
  for (const [table, key, body] of [
    ['person_versions', record_key, record],
    ['company_versions', 'c'.repeat(32), { name: 'Labs', description: `Founded by ${NAME}.` }],
  ] as const)
    await insert(table, {
      ...{ version_id: Date.now(), record_key: key, content_hash: short, imported_at: now() },
      body: JSON.stringify(body),
    })
  await insert('person_corrections', {
    ...{ id: `cor_${short}`, person_id, record_key, fields: '["title"]', created_at: now() },
    url: `https://kith.example/corrections/${short}`,
  })
  await insert('source_labels', {
    ...{ correction_id: `cor_${short}`, record_key, field: 'title', site: 'labs.example', is_right: false },
  })
}
