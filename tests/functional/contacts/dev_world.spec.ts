/**
 * Runs enrich over a synthetic web with known facts. Skipped if ../shared has no such web.
 * CONTACTS_WORLD=300 tests 300 people instead of 40.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CONTACT_FIELDS } from '#domain/contacts/contact'
import { parsePhone } from '#domain/people/phones/phones'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { Enrich } from '#app/contacts/enrich'
import type { PersonIdentity } from '#app/contacts/identity'
import { CompanyStore } from '#app/people/company_store'
import { givePeople } from '#tests/functional/support/people'
import { readTruth, type TruthEntity } from '#tests/unit/evidence/support/world'
import { ownProviders } from './fixture.js'

const WORLD = join(import.meta.dirname, '../../../../shared/worlds/dev')
const COUNT = Number(process.env.CONTACTS_WORLD ?? 40)
const COLUMNS = { work_email: 'email.work', personal_email: 'email.personal', phone: 'phone' } as const
const isThere = existsSync(join(WORLD, 'world.warc.gz'))

const lines = (file: string) =>
  gunzipSync(readFileSync(join(WORLD, file)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

type Person = TruthEntity & { pronet_url: string | null; company_id: string }

test.group('enrich: a synthetic web with known facts', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  group.tap((one) => {
    one.timeout(600_000)
    if (!isThere) one.skip(true, 'the synthetic web is not beside the project')
  })
  group.teardown(() => app.container.restoreAll())

  test('[EN-009] found contacts are correct, and most contacts are found', async ({ assert }) => {
    const truth = readTruth()
    const domains = new Map(truth.map((one) => [one.id, String(one.cells.domain?.accepted[0] ?? '')]))
    await givePeople(lines('people.jsonl.gz'))
    await (await app.container.make(CompanyStore)).applyRecords(lines('companies.jsonl.gz'))
    const archive = await app.container.make(PageArchive)
    await (await app.container.make(EvidenceImport)).importFile(join(WORLD, 'world.warc.gz'))
    await ownProviders(new ArchiveEvidence(archive, new InlinePageParser()))
    const enrich = await app.container.make(Enrich)
    const all = (truth as Person[]).filter((one) => one.entity_type === 'person')
    const step = Math.max(1, Math.floor(all.length / COUNT))
    const tally = { right: 0, wrong: 0, expected: 0, found: 0 }
    const mistakes: string[] = []
    for (const one of all.filter((_, i) => i % step === 0)) {
      const identity: PersonIdentity = one.pronet_url
        ? { by: 'pronet_url', url: one.pronet_url }
        : { by: 'name', name: one.name, domain: domains.get(one.company_id)! }
      const { results } = await enrich.run(identity, CONTACT_FIELDS, { workspaceId: '' })
      for (const field of CONTACT_FIELDS) {
        const { value, source } = results.fields[field]!
        const cell = one.cells[COLUMNS[field]]
        const isSame = (accepted: string) =>
          field === 'phone'
            ? parsePhone(accepted)?.e164 === value
            : accepted.toLowerCase() === value?.toLowerCase()
        const isRight = value !== null && cell.accepted.some((accepted) => isSame(String(accepted)))
        if (value !== null) tally[isRight ? 'right' : 'wrong']++
        if (value !== null && !isRight)
          mistakes.push(`${one.id} ${one.name}: ${value} by ${source}, not ${cell.accepted}`)
        if (cell.expect !== 'found') continue
        tally.expected++
        if (isRight) tally.found++
        else if (value === null) mistakes.push(`${one.id} ${one.name}: no ${cell.accepted}`)
      }
    }
    const [precision, recall] = [tally.right / (tally.right + tally.wrong), tally.found / tally.expected]
    const summary = `precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, ${JSON.stringify(tally)}\n${mistakes.join('\n')}`
    if (process.env.CONTACTS_WORLD) console.log(summary)
    assert.isAtLeast(precision, 0.95, summary)
    assert.isAtLeast(recall, 0.85, summary)
  })
})
