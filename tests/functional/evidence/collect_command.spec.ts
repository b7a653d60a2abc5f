import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { EvidenceItem } from '#domain/evidence/evidence_item'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { Sql } from '#domain/ports/sql'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { CitedReadings } from '#app/evidence/cited_readings'
import { CITING_TABLES } from '#app/evidence/citing_tables_data'
import { PeopleStore } from '#app/people/people_store'
import { columns, customer, fill, fillFrom } from '#tests/functional/datasets/fixture'
import { warcRecord } from '#tests/unit/evidence/warc_text'

async function run(args: string[]) {
  let stdout = ''
  let stderr = ''
  const [log, error] = [console.log, console.error]
  console.log = (...parts) => (stdout += `${parts.join(' ')}\n`)
  console.error = (...parts) => (stderr += `${parts.join(' ')}\n`)
  try {
    const { exitCode } = await ace.exec('evidence:collect', args)
    return { stdout, stderr, exitCode: exitCode ?? 0 }
  } finally {
    Object.assign(console, { log, error })
  }
}

const site = (year: number, word: string) => `<!doctype html><html lang="en"><head><title>Quillhaven</title>
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Quillhaven",
  "foundingDate":"${year}"}</script></head><body><main><h1>Quillhaven</h1><p>Quillhaven binds books. ${word}</p></main></body></html>`

/** Text columns without citations of captured pages. */
const COLUMNS_WITHOUT_CITATIONS = `
  agent_messages.text agent_messages.tools api_keys.scopes codehost_files.name codehost_files.report codehost_profiles.body companies.view console_audit.detail
  console_sessions.data datasets.request datasets.warnings dataset_rows.seed evidence_bodies.url evidence_captures.content_type evidence_captures.etag
  evidence_captures.last_modified evidence_captures.location evidence_captures.url evidence_imports.report evidence_pages.title
  evidence_pages.url idempotency_keys.body idempotency_keys.headers jobs.again_payload jobs.last_error jobs.payload
  ledger_entries.note people_batch_rows.identifier person_corrections.fields oauth_grants.scopes monitors.cadence monitors.search monitors.webhook_url people.view person_vectors.vector people_batches.fields
  people_batches.webhook_url page_readings.proposals record_names.name runs.error runs.title search_criteria.criteria search_criteria.query set_columns.description set_items.finders set_items.seed
  set_searches.criteria set_searches.exclude set_searches.progress set_searches.query set_searches.recall set_searches.verdict_counts set_searches.warnings sets.webhook_url webhook_endpoints.events
  connection_attempts.url connection_attempts.verifier connections.tokens webhook_attempts.response webhook_endpoints.secrets webhook_endpoints.url webhook_workspace_secrets.secrets contact_addresses.sealed
  data_keys.wrapped pushes.fields imports.counts imports.files imports.mapping imports.position person_corrections.fields privacy_requests.held privacy_requests.subject privacy_requests.workspaces
  sealing_progress.position suppression_state.sealed_key user_totp.secret`
  .trim()
  .split(/\s+/)

test.group('evidence:collect', (group) => {
  group.each.teardown(() => app.container.restoreAll())

  /** Imports captures, one per day of 2024, from a WARC file. */
  async function imported(captures: { url: string; day: string; body: string }[]) {
    const folder = mkdtempSync(join(tmpdir(), 'collect-'))
    try {
      const file = join(folder, 'pages.warc')
      const records = captures.map(({ url, day, body }) =>
        warcRecord({ url, body, date: `2024-${day}T10:20:30Z` })
      )
      writeFileSync(file, Buffer.concat(records))
      await (await app.container.make(EvidenceImport)).importFile(file)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('keeps pages that a dataset or record cites, deletes other old captures, and is idempotent', async ({
    client,
    assert,
  }) => {
    const word = `w${randomUUID().replaceAll('-', '')}`
    const host = `${word}.example`
    const home = `https://${host}/`
    const news = `https://${host}/news`
    const archive = await app.container.make(PageArchive)
    const evidence = new ArchiveEvidence(archive, new InlinePageParser())
    await imported([
      { url: home, day: '01-01', body: site(1990, 'Before.') },
      { url: home, day: '02-01', body: site(1991, 'Then.') },
      { url: news, day: '02-01', body: `<p>Ada Quill joined. ${word}</p>` },
    ])
    await fillFrom(evidence)
    const { secret } = await customer()
    const [{ cells }] = await fill(client, secret, {
      rows: [{ domain: host }],
      columns: columns('founded_year'),
      freshness: { max_age_days: 3_650 },
    })
    assert.deepInclude(cells.founded_year, { status: 'found', value: 1991 })
    const [cited] = cells.founded_year.evidence as Required<EvidenceItem>[]
    assert.deepInclude(cited, { url: home, observed_at: '2024-02-01T10:20:30.000Z' })
    const people = await app.container.make(PeopleStore)
    const from = { source_url: news, observed_at: '2024-02-01T10:20:30.000Z' }
    await people.applyRecords([{ source: 'web', id: word, name: 'Ada Quill', ...from }])
    const later = ['03-01', '04-01', '05-01', '06-01']
    await imported(
      later.flatMap((day, n) => [
        { url: home, day, body: site(1992 + n, n === 3 ? `newest${word}` : 'Later.') },
        { url: news, day, body: `<p>Nothing new, ${n}.</p>` },
      ])
    )

    const planned = JSON.parse((await run(['--dry-run', '--json'])).stdout)
    const { stdout, exitCode } = await run(['--json'])
    const collected = JSON.parse(stdout)
    assert.equal(exitCode, 0)
    assert.deepEqual([planned.captures, planned.cited], [collected.captures, collected.cited])
    assert.isAtLeast(collected.captures, 3)
    assert.isAtLeast(collected.cited, 2)

    const read = async (url: string, day: string) =>
      (await evidence.stored(url, `2024-${day}T23:00:00.000Z`))?.html ?? null
    for (let times = 0; times < 2; times++) {
      const snapshot = await evidence.stored(cited.url, cited.observed_at)
      assert.equal(snapshot?.observedAt, cited.observed_at)
      assert.include(snapshot!.html, cited.quote)
      assert.isNull(await read(home, '01-01'))
      assert.include(await read(home, '03-01'), 'Then.')
      assert.include(await read(news, '03-01'), 'Ada Quill joined.')
      assert.include(await read(home, '05-01'), '1994')
      assert.deepEqual(
        (await archive.search(`newest${word}`, 5)).map(({ url }) => url),
        [home]
      )
      const again = JSON.parse((await run(['--json'])).stdout)
      assert.deepEqual(again, { captures: 0, cited: collected.cited, bodies: 0, files: 0, bytes: 0 })
    }
  })

  for (const [flag, message] of [
    ['--keep-days=-1', 'keep-days: must be a number from 0 to 36500'],
    ['--keep-per-page=0', 'keep-per-page: must be a whole number of at least 1'],
  ])
    test(`rejects ${flag}`, async ({ assert }) => {
      const { stdout, stderr, exitCode } = await run([flag])
      assert.deepEqual([stdout, stderr.trim(), exitCode], ['', message, 1])
    })

  test('collects every citation of large tables once', async ({ assert }) => {
    const sql = await app.container.make(Sql)
    const { workspace } = await customer(0)
    const id = randomUUID()
    const time = '2024-02-01T10:20:30.000Z'
    const cited = (table: string) =>
      Array.from({ length: 120 }, (_, n) => ({ url: `https://${id}.example/${table}/${n}`, at: time }))
    await sql.run(
      `INSERT INTO datasets (id, workspace_id, mode, request, row_count, created_at) VALUES (?, ?, 'sync', '{}', 120, ?)`,
      [id, workspace.id, time]
    )
    for (const [n, { url, at }] of cited('rows').entries())
      await sql.run('INSERT INTO dataset_rows (dataset_id, position, seed, cells) VALUES (?, ?, ?, ?)', [
        id,
        n,
        '{}',
        JSON.stringify({ name: { evidence: [{ url, observed_at: at }] } }),
      ])
    for (const [n, { url, at }] of cited('profiles').entries())
      await sql.run('INSERT INTO person_profiles (person_id, record, built_at) VALUES (?, ?, ?)', [
        `${id.slice(0, 20)}${n % 2 ? 'A' : 'a'}${n}`,
        JSON.stringify({ signals: { interests: [{ name: 'tides', source_url: url }] } }),
        at,
      ])
    try {
      const gathered = []
      for await (const batch of (await app.container.make(CitedReadings)).all())
        gathered.push(...batch.filter(({ url }) => url.includes(id)))
      const text = (citations: { url: string; at: string }[]) =>
        citations.map(({ url, at }) => `${url} ${at}`)
      assert.sameMembers(text(gathered), text([...cited('rows'), ...cited('profiles')]))
    } finally {
      await sql.run('DELETE FROM datasets WHERE id = ?', [id])
      await sql.run('DELETE FROM person_profiles WHERE person_id LIKE ?', [`${id.slice(0, 20)}%`])
    }
  })

  test('every text column is listed as citing pages or as not citing pages', async ({ assert }) => {
    const sql = await app.container.make(Sql)
    const rows = await sql.select<{ name: string }>(
      sql.dialect === 'sqlite'
        ? `SELECT m.name || '.' || p.name AS name FROM sqlite_master m, pragma_table_info(m.name) p
           WHERE m.type = 'table' AND lower(p.type) = 'text'`
        : `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
           WHERE table_schema = current_schema() AND data_type IN ('text', 'json', 'jsonb')`
    )
    const citing = CITING_TABLES.flatMap(({ table, columns: names }) =>
      names.map((column) => `${table}.${column}`)
    )
    const known = new Set([...COLUMNS_WITHOUT_CITATIONS, ...citing])
    const undecided = rows.map(({ name }) => name).filter((name) => !known.has(name))
    assert.deepEqual(
      undecided,
      [],
      'add these columns to app/evidence/citing_tables_data.ts if they cite pages, else to COLUMNS_WITHOUT_CITATIONS in this test'
    )
    // Has no fixed length only on PostgreSQL.
    if (sql.dialect === 'sqlite') known.delete('people_batch_rows.identifier')
    assert.includeMembers(
      rows.map(({ name }) => name),
      [...known]
    )
  })
})
