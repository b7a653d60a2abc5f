import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Sql } from '#domain/ports/sql'
import { CompanyStore } from '#app/people/company_store'
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
  for (const [seq, text] of ['Nora Fen', 'wick designs'].entries())
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
  const companies = await app.container.make(CompanyStore)
  const company = { source: 'test', id: 'tl', name: 'Tarnlight Labs', description: `Founded by ${NAME}.` }
  await companies.applyRecords([company])
  await sql.transaction((tx) =>
    enqueueEvent(tx, {
      workspaceId: workspace_id,
      type: 'set.item.created',
      data: { id: 'item_1', person: { person_id, name: NAME } },
    })
  )
}
