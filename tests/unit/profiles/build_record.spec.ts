import fc from 'fast-check'
import { test } from '@japa/runner'
import { words } from '#domain/people/text/text'
import { buildRecord } from '#domain/profiles/build_record'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { linkKey, readSubject } from '#domain/truth/subject'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { inventPerson, type Sketch, sketches } from './invented_people.js'

const NOW = '2026-11-01T00:00:00.000Z'
const PEOPLE = 50
/** Words in summary sentences that are not facts. */
const GRAMMAR = new Set('is works at based in previously studied and interested'.split(' '))

/** The record of an invented person, and the texts of the read pages by URL. */
async function profileOf(sketch: Sketch) {
  const { row, pages, leads, records } = inventPerson(sketch)
  const reader = new PageSource(new MemoryEvidence(pages))
  const read = await research(readSubject('person', row), reader, {
    now: NOW,
    maxAgeDays: 365,
    allowStale: true,
    pages: 60,
    leads,
  })
  const { record, sentences } = buildRecord(read, { personId: 'per_1', records, now: NOW })!
  const texts = new Map(read.sources.map(({ page }) => [linkKey(page.url), page.text]))
  const recorded = records.flatMap((one) => words(JSON.stringify(one)))
  return { sketch, record, sentences, texts, recorded }
}

/** The value at a provenance path. */
const at = (record: object, path: string) => path.split('.').reduce<any>((value, key) => value?.[key], record)

test.group('profiles: records of invented people', (group) => {
  let profiles: Awaited<ReturnType<typeof profileOf>>[] = []
  group.setup(async () => {
    const invented = fc.sample(sketches, { numRuns: PEOPLE, seed: 20261121 })
    profiles = []
    for (const sketch of invented) profiles.push(await profileOf(sketch))
  })

  test('[PE-014] every summary sentence consists of facts from linked pages', ({ assert }) => {
    let sentencesSeen = 0
    for (const { record, sentences, texts, recorded } of profiles) {
      const links = new Set(record.source_links.map(({ url }) => linkKey(url)))
      for (const { text, facts } of sentences) {
        sentencesSeen++
        const pages = facts.map(({ origins }) =>
          origins.flatMap(({ url }) => (url !== null && links.has(linkKey(url)) ? [linkKey(url)] : []))
        )
        for (const keys of pages) assert.isNotEmpty(keys, `no link for a fact of: ${text}`)
        const said = new Set([...pages.flat().flatMap((key) => words(texts.get(key) ?? '')), ...recorded])
        // The state or country of a city needs no page.
        const known = words(record.identity.location ?? '')
        for (const word of words(text))
          assert.isTrue(
            GRAMMAR.has(word) || said.has(word) || known.includes(word),
            `"${word}" of "${text}" is on none of ${pages.flat().join(', ')}`
          )
      }
      assert.equal(record.summary, sentences.map(({ text }) => text).join(' '))
    }
    assert.isAbove(sentencesSeen, 2 * PEOPLE)
  })

  test('[PE-023 PE-024] exactly the present fields have a provenance', ({ assert }) => {
    for (const { record } of profiles) {
      const { provenance } = record
      assert.equal('summary' in provenance, record.summary !== '')
      assert.equal('age_range' in provenance, record.age_range !== null)
      for (const [path, entry] of Object.entries(provenance)) {
        assert.isTrue(at(record, path) !== undefined && at(record, path) !== null, path)
        assert.sameMembers(Object.keys(entry), [
          'source',
          'source_url',
          'first_seen',
          'last_seen',
          'confidence',
        ])
        assert.isAtMost(Date.parse(entry.first_seen), Date.parse(entry.last_seen))
      }
      const added = record.presence.platforms.flatMap(({ platform, url, confidence, ...details }, i) => [
        `presence.platforms.${i}`,
        ...Object.keys(details).map((key) => `presence.platforms.${i}.${key}`),
      ])
      assert.includeMembers(Object.keys(provenance), [
        ...Object.keys(record.identity).map((key) => `identity.${key}`),
        ...record.signals.interests.map((_, i) => `signals.interests.${i}`),
        ...added,
      ])
    }
  })

  test('[PE-015 PE-016] at most 25 distinct links, verified first, then by confidence', ({ assert }) => {
    for (const { record } of profiles) {
      const links = record.source_links
      assert.isAtMost(links.length, 25)
      assert.lengthOf(new Set(links.map(({ url }) => linkKey(url))), links.length)
      const order = links.map(({ verification_status, confidence }) => [
        verification_status === 'verified' ? 0 : 1,
        -confidence,
      ])
      assert.deepEqual(
        order,
        order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
      )
    }
    assert.equal(Math.max(...profiles.map(({ record }) => record.source_links.length)), 25)
  })

  test('[PE-021] an age range is based on dated studies or an own birth date, and contains the true age', ({
    assert,
  }) => {
    let seen = 0
    for (const { sketch, record } of profiles) {
      const { age_range: range } = record
      assert.equal(range !== null, sketch.isDated || sketch.isBirthTold, JSON.stringify(sketch))
      if (!range) continue
      seen++
      for (const age of [2026 - sketch.born, 2025 - sketch.born])
        assert.isTrue(range.min <= age && age <= range.max, `${age} is not in ${JSON.stringify(range)}`)
    }
    assert.isAbove(seen, PEOPLE / 3)
  })
})
