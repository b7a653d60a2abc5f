import fc from 'fast-check'
import { test } from '@japa/runner'
import { words } from '#domain/people/text'
import { type BuildContext, buildRecord } from '#domain/person/build_record'
import { PageReader } from '#domain/truth/research/page_reader'
import { research } from '#domain/truth/research/research'
import { linkKey, readSubject } from '#domain/truth/subject'
import { MemoryEvidence } from '#adapters/evidence/memory/memory_evidence'
import { inventPerson, type Invention, sketches } from './invented_people.js'

const NOW = '2026-11-01T00:00:00.000Z'
/** What sentences are made with beside facts. */
const GRAMMAR = new Set('is works at based in previously studied and interested'.split(' '))

async function profileOf({ row, pages, leads, records }: Invention) {
  const reader = new PageReader(new MemoryEvidence(pages))
  const read = await research(readSubject('person', row), reader, {
    now: NOW,
    maxAgeDays: 365,
    staleServes: true,
    pages: 60,
    leads,
  })
  const context: BuildContext = { personId: 'per_1', records, now: NOW }
  const texts = new Map(read.sources.map(({ page }) => [linkKey(page.url), page.text]))
  return { built: buildRecord(read, context), texts }
}

/** What a path of the provenance leads to. */
const at = (record: object, path: string) => path.split('.').reduce<any>((value, key) => value?.[key], record)

test.group('person: the record of many invented people', () => {
  test('[PE-014 PE-023 PE-024] every sentence of the summary stands on pages that say it, and every field says where it is from', async ({
    assert,
  }) => {
    let sentencesSeen = 0
    await fc.assert(
      fc.asyncProperty(sketches, async (sketch) => {
        const { built, texts } = await profileOf(inventPerson(sketch))
        assert.isNotNull(built)
        const { record, sentences } = built!
        const links = new Set(record.source_links.map(({ url }) => linkKey(url)))
        const recorded = sketch.isRecorded
          ? inventPerson(sketch).records.flatMap((one) => words(JSON.stringify(one)))
          : []
        for (const { text, facts } of sentences) {
          sentencesSeen++
          const cited = facts.flatMap(({ origins }) =>
            origins.flatMap(({ url }) => (url !== null && links.has(linkKey(url)) ? [linkKey(url)] : []))
          )
          for (const { origins } of facts)
            assert.isTrue(
              origins.some(({ url }) => url !== null && links.has(linkKey(url))),
              `no link for a fact of: ${text}`
            )
          const said = new Set([...cited.flatMap((key) => words(texts.get(key) ?? '')), ...recorded])
          // The state or country of a city is known without a page.
          const known = words(record.identity.location ?? '')
          for (const word of words(text))
            assert.isTrue(
              GRAMMAR.has(word) || said.has(word) || known.includes(word),
              `"${word}" of "${text}" is on none of ${cited.join(', ')}`
            )
        }
        assert.equal(record.summary, sentences.map(({ text }) => text).join(' '))
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
        const fields = [
          ...Object.keys(record.identity).map((key) => `identity.${key}`),
          ...record.signals.interests.map((_, i) => `signals.interests.${i}`),
          ...record.presence.platforms.flatMap((platform, i) => [
            `presence.platforms.${i}`,
            ...Object.keys(platform)
              .filter((key) => !['platform', 'url', 'confidence'].includes(key))
              .map((key) => `presence.platforms.${i}.${key}`),
          ]),
        ]
        assert.includeMembers(Object.keys(provenance), fields)
      }),
      { numRuns: 80, seed: 20261121 }
    )
    assert.isAbove(sentencesSeen, 150)
  }).timeout(120_000)

  test('[PE-015 PE-016] at most 25 links, each once, verified before unverified and surest first', async ({
    assert,
  }) => {
    let most = 0
    await fc.assert(
      fc.asyncProperty(sketches, async (sketch) => {
        const { built } = await profileOf(inventPerson(sketch))
        const links = built!.record.source_links
        most = Math.max(most, links.length)
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
      }),
      { numRuns: 40, seed: 20261121 }
    )
    assert.equal(most, 25)
  }).timeout(120_000)

  test('[PE-021] an age range stands on a dated study or on a birth date of the person’s own page, and has the true age', async ({
    assert,
  }) => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(sketches, async (sketch) => {
        const { built } = await profileOf(inventPerson(sketch))
        const { age_range: range } = built!.record
        const isDated = sketch.isDated || sketch.isBirthTold
        assert.equal(range !== null, isDated, JSON.stringify(sketch))
        if (!range) return
        seen++
        for (const age of [2026 - sketch.born, 2025 - sketch.born])
          assert.isTrue(range.min <= age && age <= range.max, `${age} is not in ${JSON.stringify(range)}`)
      }),
      { numRuns: 40, seed: 20261121 }
    )
    assert.isAbove(seen, 15)
  }).timeout(120_000)
})
