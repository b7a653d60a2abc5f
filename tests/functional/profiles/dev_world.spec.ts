/**
 * Builds profiles over a synthetic web with known facts. Skipped if ../shared has no such web.
 * PERSON_WORLD=300 tests 300 people instead of 40.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { linkKey } from '#domain/truth/subject'
import { buildRecord } from '#domain/profiles/build_record'
import { PLATFORMS } from '#domain/profiles/person_record'
import { Evidence } from '#domain/evidence/evidence'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { type PersonIdentity } from '#app/contacts/identity'
import { PersonLookup } from '#app/contacts/person_lookup'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { ResearchPerson } from '#app/profiles/research_person'
import { givePeople } from '../support/people.js'
import { readTruth, type TruthEntity } from '#tests/unit/evidence/support/world'

const WORLD = join(import.meta.dirname, '../../../../shared/worlds/dev')
const COUNT = Number(process.env.PERSON_WORLD ?? 40)
const NOW = '2026-11-01T00:00:00.000Z'
const isThere = existsSync(join(WORLD, 'world.warc.gz'))

const lines = (file: string) =>
  gunzipSync(readFileSync(join(WORLD, file)))
    .toString('utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

type Person = TruthEntity & { pronet_url: string | null; company_id: string }

test.group('person: a synthetic web with known facts', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  group.tap((one) => {
    one.timeout(600_000)
    if (!isThere) one.skip(true, 'the synthetic web is not beside the project')
  })
  group.teardown(() => app.container.restoreAll())

  test('[PE-014 PE-017] identities are correct, most are found, and every fact of a summary is on a page', async ({
    assert,
  }) => {
    const truth = readTruth()
    const domains = new Map(truth.map((one) => [one.id, String(one.cells.domain?.accepted[0] ?? '')]))
    await givePeople(lines('people.jsonl.gz'))
    await (await app.container.make(CompanyStore)).applyRecords(lines('companies.jsonl.gz'))
    const archive = await app.container.make(PageArchive)
    await (await app.container.make(EvidenceImport)).importFile(join(WORLD, 'world.warc.gz'))
    const evidence = new ArchiveEvidence(archive, new InlinePageParser())
    app.container.swap(Evidence, () => evidence)
    const [personLookup, people, research] = [
      await app.container.make(PersonLookup),
      await app.container.make(PeopleStore),
      await app.container.make(ResearchPerson),
    ]
    const all = (truth as Person[]).filter((one) => one.entity_type === 'person')
    const step = Math.max(1, Math.floor(all.length / COUNT))
    const tally = { right: 0, wrong: 0, expected: 0, found: 0, profiles: 0, sentences: 0 }
    const mistakes: string[] = []
    for (const one of all.filter((_, i) => i % step === 0)) {
      const identity: PersonIdentity = one.pronet_url
        ? { by: 'pronet_url', url: one.pronet_url }
        : { by: 'name', name: one.name, domain: domains.get(one.company_id)! }
      const person = (await personLookup.person(identity, ''))!
      const view = person.personId ? await people.get(person.personId) : null
      const records = person.personId ? await people.recordsOf(person.personId) : []
      const read = await research.run(person, view, records, NOW, new AbortController().signal)
      const built = buildRecord(read, { personId: person.personId ?? '', records, now: NOW })
      const shown = built?.record.presence.platforms ?? []
      if (built) tally.profiles++
      for (const platform of PLATFORMS) {
        const cell = one.cells[`socials.${platform}`]
        const given = shown.find((each) => each.platform === platform)
        const isRight = given && cell?.accepted.some((url) => linkKey(String(url)) === linkKey(given.url))
        if (given && isRight) tally.right++
        if (given && !isRight) {
          tally.wrong++
          mistakes.push(`${one.id} ${one.name}: ${given.url} at ${given.confidence}, not ${cell?.accepted}`)
        }
        if (cell?.expect !== 'found') continue
        tally.expected++
        if (isRight) tally.found++
        else if (!given)
          mistakes.push(
            `${one.id} ${one.name}: no ${cell.accepted} (${person.personId ? 'indexed' : 'not indexed'})`
          )
      }
      const links = new Set(built?.record.source_links.map(({ url }) => linkKey(url)))
      for (const { text, facts } of built?.sentences ?? []) {
        tally.sentences++
        for (const { origins } of facts)
          assert.isTrue(
            origins.some(({ url }) => url !== null && links.has(linkKey(url))),
            `${one.id}: ${text}`
          )
      }
    }
    const [precision, recall] = [tally.right / (tally.right + tally.wrong), tally.found / tally.expected]
    const summary = `precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, ${JSON.stringify(tally)}\n${mistakes.join('\n')}`
    if (process.env.PERSON_WORLD) console.log(summary)
    assert.isAtLeast(precision, 0.99, summary)
    assert.isAtLeast(recall, 0.9, summary)
    assert.isAbove(tally.sentences, tally.profiles)
  })
})
