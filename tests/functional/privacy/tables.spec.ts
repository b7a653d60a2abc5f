import { test } from '@japa/runner'
import { ERASED } from './erased_tables.js'
import { tablesOf } from './fixture.js'

/** Tables of the page archive. Pages stay, unless a request drops them. */
const PAGES = ['evidence_pages', 'evidence_captures', 'evidence_bodies', 'evidence_words', 'evidence_files']

/** Tables without personal data of the people that kith collects, and the reason. */
const NONE: Record<string, string> = {
  accounts: 'balances',
  agent_session_runs: 'ids of runs and sessions',
  api_keys: 'keys of workspaces',
  codehost_files: 'imported files',
  imports: 'names and hashes of files',
  sets: 'states and webhooks of workspaces',
  people_batches: 'fields and webhooks of workspaces',
  person_restatements: 'keys of records',
  company_restatements: 'keys of records',
  codehost_folds: 'versions',
  codehost_hours: 'counts',
  codehost_parts: 'names of files',
  company_keys: 'hashes of companies',
  connection_attempts: 'authorizations of workspaces',
  dataset_proofs: 'hashes',
  set_proofs: 'hashes',
  connections: 'tokens of workspaces',
  pushes: 'names of fields and lists',
  push_rows: 'ids and hashes',
  console_sessions: 'console users',
  encoder_progress: 'positions',
  event_streams: 'open streams',
  evidence_imports: 'imported files',
  index_heads: 'positions',
  index_rebuilds: 'progress',
  invitations: 'console users',
  key_spend: 'balances',
  ledger_entries: 'amounts',
  mcp_approvals: 'ids and answers',
  members: 'console users',
  monitor_rounds: 'counts',
  oauth_grants: 'console users',
  processes: 'processes of the service',
  record_backlogs: 'positions',
  request_log: 'ids and codes',
  request_minutes: 'counts',
  reservations: 'amounts',
  set_reservations: 'amounts',
  source_reliabilities: 'sites',
  usage_days: 'counts',
  user_recovery_codes: 'hashes of codes',
  user_totp: 'console users',
  users: 'console users',
  webhook_deliveries: 'states of deliveries',
  webhook_endpoints: 'destinations of workspaces',
  webhook_workspace_secrets: 'secrets of workspaces',
  workspaces: 'workspaces',
  data_keys: 'encrypted keys',
  sealing_progress: 'positions',
  reply_tokens: 'hashes of tokens',
  suppression_state: 'the encrypted key of the hashes',
  suppression_entries: 'ids of entries',
  suppression_origins: 'addresses of operators',
  suppression_marks: 'keyed hashes',
}

/** Tables of the tool that runs the migrations. */
const OF_MIGRATIONS = ['adonis_schema', 'adonis_schema_versions']
const PARTS_OF_WORDS = /^evidence_words_/

test.group('personal data', () => {
  test('every table is erased, part of the archive, or listed as holding no personal data', async ({
    assert,
  }) => {
    const known = new Set([...ERASED, ...PAGES, ...Object.keys(NONE), ...OF_MIGRATIONS])
    const tables = await tablesOf()
    assert.deepEqual(
      tables.filter((table) => !known.has(table) && !PARTS_OF_WORDS.test(table)),
      []
    )
    assert.deepEqual(
      [...known].filter((table) => !tables.includes(table)),
      []
    )
  })
})
