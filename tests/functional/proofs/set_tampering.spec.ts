import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SIGNATURE } from '#domain/proofs/bundle_entries'
import { readStatement } from '#domain/proofs/statement'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import { Random } from '#tests/contract/support/random'
import { customer, groupWorker } from '#tests/functional/datasets/fixture'
import { SCHOOL } from '#tests/functional/sets/fixture'
import { builtVerifier } from './built_verifier.js'
import { bundleFolder } from './fixture.js'
import { builtSet, setBundle, setsFromArchive } from './set_fixture.js'
import { unpack } from './tampering.js'
import { ENTRY_TAMPERINGS } from './tampering_entries.js'
import { SET_TAMPERINGS } from './tampering_sets.js'

const BUNDLES = Number(process.env.PROOF_TAMPERINGS ?? 60)
const SEED = Number(process.env.PROOF_SEED ?? 20261123)

test.group('proofs: tampered bundles of Sets (PROOF_TAMPERINGS=1000 is the long form)', (group) => {
  const folder = bundleFolder()
  const verifier = builtVerifier()
  const worker = groupWorker(group)
  group.tap((one) => one.timeout(120_000 + BUNDLES * 1_000))
  group.teardown(() => {
    app.container.restoreAll()
    folder.remove()
    verifier.remove()
  })

  test('[PR-013] every tampered bundle of a Set is refused with the right reason', async ({
    client,
    assert,
  }) => {
    await setsFromArchive()
    await worker.start()
    const { secret } = await customer()
    const search = { query: 'lighting designers in Oslo', count: 3 }
    const id = await builtSet(client, secret, { search, enrichments: [SCHOOL] })
    const bundle = await setBundle(secret, id)
    const contents = unpack(bundle)
    const { key } = readStatement(contents.get(SIGNATURE)!.toString())!
    assert.deepEqual((await verifyBundle(folder.write(bundle))).problems, [])
    // The long form also runs the packed command, on every tenth bundle.
    const isLong = BUNDLES > 60
    if (isLong) await verifier.build()
    const random = new Random(SEED)
    const kinds = Object.entries({ ...SET_TAMPERINGS, ...ENTRY_TAMPERINGS })
    const wrong: string[] = []
    for (let i = 0; i < Math.max(BUNDLES, kinds.length); i++) {
      const [kind, tamper] = kinds[i % kinds.length]
      const { bundle: tampered, isReason, options } = tamper({ bundle, contents, key }, random)
      const verify = isLong && i % 10 === 0 ? verifier.verify : verifyBundle
      const { problems } = await verify(folder.overwrite(tampered), options)
      const codes = problems.map(({ code, entry }) => `${code} ${entry ?? ''}`).join(', ')
      if (!problems.some(isReason)) wrong.push(`${kind} (${i}): ${codes || 'accepted'}`)
    }
    if (isLong)
      console.log(`${BUNDLES} tampered bundles of ${kinds.length} kinds, ${wrong.length} not refused rightly`)
    assert.deepEqual(wrong, [])
  })
})
