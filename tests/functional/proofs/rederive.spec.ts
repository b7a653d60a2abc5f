import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { generateWorld } from '#demo/world'
import { writeWorld } from '#demo/write_world'
import { EvidenceImport } from '#domain/evidence/evidence_import'
import { columns, customer } from '#tests/functional/datasets/fixture'
import type { Report } from '../../../clients/verify/src/verify_bundle.js'
import { Random } from '#tests/contract/support/random'
import { bundleOf, fillFromArchive, filled } from './fixture.js'
import { builtVerifier } from './built_verifier.js'

const CELLS = Number(process.env.PROOF_CELLS ?? 150)
const SEED = Number(process.env.PROOF_SEED ?? 20261123)
const ROWS = 10
const COLUMNS = {
  company: columns(
    ...['name', 'domain', 'description', 'founded_year', 'headquarters', 'headcount', 'industry'],
    ...['pronet_url', 'socials.microblog', 'page_text', 'custom.chief_executive', 'custom.total_funding']
  ),
  person: columns(
    ...['name', 'title', 'company', 'location', 'website', 'email.work', 'phone', 'socials.codehost'],
    ...['socials.microblog', 'custom.university']
  ),
}

test.group('proofs: random cells (PROOF_CELLS=1000 is the long form)', (group) => {
  const verifier = builtVerifier()
  group.tap((one) => one.timeout(60_000 + CELLS * 1_000))
  group.teardown(() => {
    app.container.restoreAll()
    verifier.remove()
  })

  test('[PR-002] every random cell re-derives bit-identically', async ({ client, assert }) => {
    const world = generateWorld({ seed: SEED, people: 300, companies: 60 })
    const directory = mkdtempSync(join(tmpdir(), 'kith-proof-world-'))
    try {
      const { pages } = writeWorld(world, directory)
      await (await app.container.make(EvidenceImport)).importFile(pages)
    } finally {
      rmSync(directory, { recursive: true })
    }
    await verifier.build()
    await fillFromArchive()
    const buyer = await customer()
    const random = new Random(SEED)
    let [derived, found] = [0, 0]
    while (derived < CELLS) {
      const type = random.pick(['company', 'person'] as const)
      const rows = Array.from({ length: ROWS }, () => {
        if (type === 'person') {
          const { name, jobs } = random.pick(world.people)
          return { name, company: jobs[0].company?.name ?? jobs[0].businessName }
        }
        const { name, domain } = random.pick(world.companies)
        return random.chance(0.5) ? { name } : { name, domain }
      })
      const body = { entity: { type }, rows, columns: COLUMNS[type], include_unverified: random.chance(0.5) }
      const id = await filled(client, buyer.secret, { ...body, freshness: { max_age_days: 3_650 } })
      const { code, out } = await verifier.run(await bundleOf(buyer.secret, id), '--json')
      assert.equal(code, 0, out)
      const report = JSON.parse(out) as Report
      assert.deepEqual(report.problems, [])
      assert.deepEqual([report.otherReleases, report.rowsLeftOut], [{}, {}])
      derived += report.derived
      found += report.found
    }
    if (CELLS > 150) console.log(`${derived} cells re-derived, ${found} of them found`)
    assert.isAbove(found, derived / 4)
  })
})
