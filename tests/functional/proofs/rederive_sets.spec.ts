import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { generateWorld } from '#demo/world'
import { writeWorld } from '#demo/write_world'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { importFiles } from '#app/imports/import_files'
import { IndexFollower } from '#app/index/index_follower'
import { companiesTarget, peopleTarget } from '#app/people/import_targets'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { SCHOOL } from '#tests/functional/sets/fixture'
import { givePeople } from '#tests/functional/support/people'
import type { Report } from '../../../clients/verify/src/verify_bundle.js'
import { Random } from '#tests/contract/support/random'
import { builtVerifier } from './built_verifier.js'
import { builtSet, readFromArchive, setBundle } from './set_fixture.js'

const VERDICTS = Number(process.env.PROOF_VERDICTS ?? 20)
const SEED = Number(process.env.PROOF_SEED ?? 20261123)
const COUNT = 8
const CRITERIA = [
  'works at a company with more than 50 employees',
  'works at a company funded at series B',
  'has worked in software',
  'has attended a university',
]

test.group('proofs: random verdicts (PROOF_VERDICTS=1000 is the long form)', (group) => {
  const verifier = builtVerifier()
  const worker = groupWorker(group)
  group.tap((one) => one.timeout(120_000 + VERDICTS * 3_000))
  group.teardown(() => {
    app.container.restoreAll()
    verifier.remove()
  })

  test('[PR-013] every random verdict of Sets re-derives bit-identically', async ({ client, assert }) => {
    const world = generateWorld({ seed: SEED, people: 120, companies: 25 })
    const directory = mkdtempSync(join(tmpdir(), 'kith-proof-world-'))
    const { container } = app
    try {
      const { people, companies, pages } = writeWorld(world, directory)
      await givePeople([])
      await importFiles([people], peopleTarget(await container.make(PeopleStore)), {})
      await importFiles([companies], companiesTarget(await container.make(CompanyStore)), {})
      await (await container.make(EvidenceImport)).importFile(pages)
      await (await container.make(IndexFollower)).catchUp()
    } finally {
      rmSync(directory, { recursive: true })
    }
    await verifier.build()
    await readFromArchive()
    await worker.start()
    const { secret } = await customer()
    const random = new Random(SEED)
    const counts = { verdicts: 0, people: 0, admitted: 0, cells: 0 }
    while (counts.verdicts < VERDICTS) {
      const { jobs, place } = random.pick(world.people)
      const [{ title, company, businessName }] = jobs
      const atEmployer = `people who work at ${company?.name ?? businessName}`
      const isFirst = counts.verdicts === 0
      const query = isFirst ? atEmployer : random.pick([`${title} in ${place.city}`, `${title}s`, atEmployer])
      const criteria = random.chance(0.7) ? [random.pick(CRITERIA)] : []
      const search = { query, count: COUNT, ...(criteria.length > 0 ? { criteria } : {}) }
      const id = await builtSet(client, secret, { search, enrichments: [SCHOOL] })
      for (const status of ['admitted', 'rejected']) {
        const { code, out } = await verifier.run(await setBundle(secret, id, `&status=${status}`), '--json')
        assert.equal(code, 0, out)
        const report = JSON.parse(out) as Report
        assert.deepEqual([report.problems, report.otherReleases, report.rowsLeftOut], [[], {}, {}])
        counts.verdicts += report.verdicts
        counts.people += report.items
        counts.admitted += status === 'admitted' ? report.items : 0
        counts.cells += report.derived
      }
    }
    if (VERDICTS > 20) console.log(counts)
    assert.isAbove(counts.admitted, 0)
  })
})
