import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Evidence } from '#domain/evidence/evidence'
import { Sql } from '#domain/ports/sql'
import { MemoryEvidence } from '#tests/support/fakes/memory_evidence'
import { CompanyStore } from '#app/people/company_store'
import { ReliabilityStore } from '#app/truth/reliability_store'

const OBSERVED = '2026-10-01T00:00:00.000Z'
const NAMES = [
  'Arbor',
  'Basalt',
  'Cinder',
  'Dapple',
  'Ember',
  'Fathom',
  'Gravel',
  'Hollow',
  'Indigo',
  'Juniper',
  'Kelp',
  'Lantern',
]

/** Evidence whose configured search must not be used. */
class SearchlessEvidence extends MemoryEvidence {
  override find(): never {
    throw new Error('the configured search was used')
  }
}

/** Runs the command and returns the JSON document that it prints. */
async function learn(args: string[]) {
  let printed = ''
  const log = console.log
  console.log = (...parts) => (printed += parts.join(' '))
  try {
    const { exitCode } = await ace.exec('sources:learn', [...args, '--json'])
    return { exitCode: exitCode ?? 0, answer: JSON.parse(printed || 'null') }
  } finally {
    console.log = log
  }
}

test.group('sources:learn', (group) => {
  group.each.setup(() => {
    return async () => {
      app.container.restoreAll()
      await (await app.container.make(ReliabilityStore)).replace([], OBSERVED)
    }
  })

  test('stores what stored pages agree on, and every process uses it', async ({ assert }) => {
    const suffix = 'quill'
    const companies = NAMES.map((word) => `${word} Quill Works`)
    const pages = companies.flatMap((name, i) => {
      const host = `${NAMES[i].toLowerCase()}${suffix}works.example`
      const facts = (year: number) =>
        `<dl><dt>Founded</dt><dd>${year}</dd><dt>Website</dt><dd>https://${host}</dd></dl>`
      const page = (url: string, html: string) => ({
        url,
        observedAt: OBSERVED,
        html: `<html lang="en">${html}</html>`,
      })
      return [
        page(
          `https://${host}/`,
          `<title>${name}</title><h1>${name}</h1><p>${name} was founded in ${1980 + i}.</p><footer>© 2026 ${name} Ltd</footer>`
        ),
        page(`https://list.example/c/${i}`, `<title>${name}</title><h1>${name}</h1>${facts(1900 + i)}`),
      ]
    })
    const store = await app.container.make(CompanyStore)
    await store.applyRecords(
      companies.map((name, i) => ({
        name,
        domain: `${NAMES[i].toLowerCase()}${suffix}works.example`,
        source: 'test',
        id: `${suffix}${i}`,
      })) as never
    )
    app.container.swap(Evidence, () => new SearchlessEvidence(pages))
    const { exitCode, answer } = await learn(['--rows=50000'])
    assert.equal(exitCode, 0)
    const right = (kind: string) =>
      answer.sources.find(
        (one: { kind: string; site: string | null; field: string }) =>
          one.kind === kind && one.site === null && one.field === 'stable'
      )?.right
    assert.isAbove(right('own_site'), 0.9)
    assert.isBelow(right('directory'), 0.6)
    const table = await new ReliabilityStore(await app.container.make(Sql)).table()
    assert.closeTo(table.sources.directory.fields.stable!, right('directory'), 0.001)
    // The command also reads the rows of other tests.
  }).timeout(300_000)

  test('rejects an invalid number of rows in one sentence', async ({ assert }) => {
    const error = console.error
    console.error = () => {}
    const { exitCode } = await learn(['--rows=0']).finally(() => (console.error = error))
    assert.equal(exitCode, 1)
  })
})
