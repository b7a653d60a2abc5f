import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { words } from '#domain/people/text/text'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { linkKey } from '#domain/truth/subject'
import { ArchiveEvidence } from '#adapters/evidence/archive/archive_evidence'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { PageArchive } from '#adapters/evidence/archive/page_archive'
import { importEvidence } from '#app/evidence/import_evidence'
import { importFiles } from '#app/imports/import_files'
import { companiesTarget, peopleTarget } from '#app/people/import_targets'
import { IndexFollower } from '#app/index/index_follower'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { customer, fillFrom, groupWorker } from '#tests/functional/datasets/fixture'
import { searchIn } from '#tests/functional/search/verified_web'
import { givePeople } from '#tests/functional/support/people'
import { created, idle, read, restore } from './fixture.js'

const WORLD = '../shared/worlds/dev'

type Truth = {
  entity_type: string
  name: string
  titles: string[]
  company: string
  socials: Record<string, string>
}

test.group('sets on data with known truth', (group) => {
  group.tap((one) => one.tags(['@any_engine'], 'append'))
  group.tap((one) => one.skip(!existsSync(WORLD), 'needs ../shared').timeout(300_000))

  const worker = groupWorker(group)
  group.setup(async () => {
    if (!existsSync(WORLD)) return () => {}
    const { container } = app
    await givePeople([])
    await importFiles([`${WORLD}/people.jsonl.gz`], peopleTarget(await container.make(PeopleStore)), {})
    await importFiles(
      [`${WORLD}/companies.jsonl.gz`],
      companiesTarget(await container.make(CompanyStore)),
      {}
    )
    await importEvidence([`${WORLD}/world.warc.gz`], await container.make(EvidenceImport))
    await (await container.make(IndexFollower)).catchUp()
    const evidence = new ArchiveEvidence(await container.make(PageArchive), new InlinePageParser())
    searchIn(evidence)
    await fillFrom(evidence)
    await worker.start()
    return async () => {
      await worker.stop()
      restore()
    }
  })

  test('a Set of 100 admits at least 97 correct people, each once', async ({ client, assert }) => {
    const truth: Truth[] = gunzipSync(readFileSync(`${WORLD}/truth.jsonl.gz`))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ entity_type }) => entity_type === 'person')
    const byLink = new Map(
      truth.flatMap((person) =>
        Object.values(person.socials).flatMap((url) => [[linkKey(url), person] as const])
      )
    )
    const { secret } = await customer()
    const id = await created(client, secret, { search: { query: 'software engineers', count: 100 } })
    const set = await idle(client, secret, id, 200_000)
    assert.equal(set.searches[0].stop_reason, 'count')
    const { items } = await read(client, secret, `/v1/sets/${id}/items?status=admitted&limit=500`)
    assert.lengthOf(items, 100)
    const who = items.map(({ person }: any) => {
      const known = person.pronet && byLink.get(linkKey(person.pronet))
      return known ?? truth.find(({ name, company }) => name === person.name && company === person.company)
    })
    const isEngineer = ({ titles }: Truth) =>
      titles.some((title) => ['software', 'engineer'].every((word) => words(title).includes(word)))
    const right = who.filter((person: Truth | undefined) => person && isEngineer(person))
    assert.isAtLeast(right.length, 97)
    const recognised = who.filter(Boolean)
    assert.equal(new Set(recognised).size, recognised.length)
  })
})
