import { gzipSync } from 'node:zlib'
import { hash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Problem } from '../../../clients/verify/src/problem.js'
import { verifyBundle } from '../../../clients/verify/src/verify_bundle.js'
import { CDX, CELLS, PAGES, ROWS, SIGNATURE, WARC, WEIGHTS } from '#domain/proofs/bundle_entries'
import { readStatement } from '#domain/proofs/statement'
import { Random } from '#tests/contract/support/random'
import { columns, customer } from '#tests/functional/datasets/fixture'
import { builtVerifier } from './built_verifier.js'
import { bundleFolder, bundleOf, fillFromArchive, filled } from './fixture.js'
import { forged, pack, unpack, withCells, withRow } from './tampering.js'
import { coded, named, type Tampering } from './tampering_kinds.js'
import { withBytesInFront, withOtherPage, withOtherRecord } from './tampering_records.js'
import { ENTRY_TAMPERINGS } from './tampering_entries.js'
import { STATEMENT_TAMPERINGS } from './tampering_statements.js'

const BUNDLES = Number(process.env.PROOF_TAMPERINGS ?? 120)
const SEED = Number(process.env.PROOF_SEED ?? 20261123)

/**
 * One of the first six cells with a value, at random, changed by `change`, in a bundle signed by another
 * key.
 */
const forgedCell =
  (change: (cell: any, random: Random) => void, ...codes: Problem['code'][]): Tampering =>
  ({ contents }, random) => {
    const place = random.below(6)
    let seen = 0
    const changed = withCells(contents, (line) => {
      if (line.cell.status === 'found' && line.column.key !== 'page_text' && seen++ === place)
        change(line, random)
    })
    return { bundle: forged(changed), isReason: coded(...codes) }
  }

const TAMPERINGS: Record<string, Tampering> = {
  ...ENTRY_TAMPERINGS,
  'two cells swapped': ({ contents }, random) => {
    const lines = contents.get(CELLS)!.toString().split('\n')
    const at = random.below(lines.length - 2)
    ;[lines[at], lines[at + 1]] = [lines[at + 1], lines[at]]
    return {
      bundle: pack(new Map(contents).set(CELLS, Buffer.from(lines.join('\n')))),
      isReason: named(CELLS),
    }
  },
  'signed again with another key': ({ contents, key }) => ({
    bundle: forged(contents),
    isReason: coded('key'),
    options: { keys: [key] },
  }),
  'forged: other cells than the root': ({ contents }, random) => ({
    bundle: forged(contents, { root: hash('sha256', String(random.next()), 'hex') }),
    isReason: coded('root'),
  }),
  'forged: another value': forgedCell(({ cell }, random) => {
    cell.value = typeof cell.value === 'number' ? cell.value + 1 : `${cell.value} ${random.below(100)}`
  }, 'cell'),
  'forged: another confidence': forgedCell(({ cell }, random) => {
    cell.confidence = cell.confidence > 0.6 ? cell.confidence - 0.0001 * (1 + random.below(900)) : 0.7
  }, 'cell'),
  'forged: another quote': forgedCell(({ cell }, random) => {
    cell.evidence[0].quote = `It is so ${random.below(1e6)}.`
  }, 'quote'),
  'forged: evidence left out': forgedCell(({ cell }) => cell.evidence.pop(), 'cell'),
  'forged: another vote': forgedCell(({ reconciliation }) => {
    reconciliation.votes[0].identity = 0.123
  }, 'reconciliation'),
  'forged: another result': forgedCell(({ reconciliation }) => {
    reconciliation.result.confidence /= 2
  }, 'reconciliation'),
  'forged: another claim': ({ contents }, random) => {
    const changed = withRow(contents, 0, ({ mentions }) => {
      mentions[0].claims[0].value = `value ${random.below(1e6)}`
    })
    return { bundle: forged(changed), isReason: coded('claims') }
  },
  'forged: another offset': ({ contents }) => {
    const changed = withRow(contents, 0, ({ mentions }) => mentions[0].claims[0].at.start++)
    return { bundle: forged(changed), isReason: coded('claims') }
  },
  'forged: a page left out of a row': ({ contents }) => {
    const changed = withRow(contents, 0, ({ basis, records }) => {
      basis.pages.shift()
      records.shift()
    })
    return { bundle: forged(changed), isReason: coded('claims', 'cell', 'record', 'quote') }
  },
  'forged: another record digest': ({ contents }) => {
    const changed = withRow(contents, 0, ({ records }) => {
      records[0] = `sha256:${hash('sha256', 'another page', 'hex')}`
    })
    return { bundle: forged(changed), isReason: (one) => one.code === 'record' && one.entry === WARC }
  },
  'forged: another text of a page': ({ contents }) => ({
    bundle: forged(withOtherPage(contents)),
    isReason: (one) => one.code === 'record' && one.entry === WARC,
  }),
  'forged: other weights': ({ contents }) => {
    const weights = JSON.parse(contents.get(WEIGHTS)!.toString())
    weights.identity.person.bias = 0
    const changed = new Map(contents).set(WEIGHTS, Buffer.from(JSON.stringify(weights)))
    return { bundle: forged(changed), isReason: named(WEIGHTS) }
  },
  'forged: another list of pages': ({ contents }) => {
    const text = contents
      .get(PAGES)!
      .toString()
      .replace(/"title":"[^"]*"/g, '"title":"Other"')
    return { bundle: forged(new Map(contents).set(PAGES, Buffer.from(text))), isReason: named(PAGES) }
  },
  'forged: another index': ({ contents }) => {
    const text = contents.get(CDX)!.toString().replace('"status":"200"', '"status":"404"')
    return { bundle: forged(new Map(contents).set(CDX, Buffer.from(text))), isReason: named(CDX) }
  },
  'forged: a row removed': ({ contents }) => {
    const rows = contents.get(ROWS)!.toString().split('\n').slice(1).join('\n')
    return { bundle: forged(new Map(contents).set(ROWS, Buffer.from(rows))), isReason: coded('row') }
  },
  'forged: a column repeated with another description': ({ contents }) => {
    const [first, ...rest] = contents.get(CELLS)!.toString().split('\n')
    const copy = JSON.parse(first)
    copy.column.description = 'Another one'
    const text = [first, JSON.stringify(copy), ...rest].join('\n')
    return { bundle: forged(new Map(contents).set(CELLS, Buffer.from(text))), isReason: coded('row') }
  },
  'forged: a row repeated': ({ contents }) => {
    const [first, ...rest] = contents.get(ROWS)!.toString().split('\n')
    const text = [first, first, ...rest].join('\n')
    return { bundle: forged(new Map(contents).set(ROWS, Buffer.from(text))), isReason: coded('row') }
  },
  'forged: mentions that the page does not have': ({ contents }) => {
    const changed = withRow(contents, 0, ({ basis }) => {
      basis.pages[0].mentions = []
    })
    return {
      bundle: forged(changed),
      isReason: ({ code, message }) => code === 'claims' && message.includes('other mentions'),
    }
  },
  'forged: a record that the index does not list': ({ contents }) => {
    const added = gzipSync('WARC/1.1\r\nWARC-Type: resource\r\nContent-Length: 0\r\n\r\n\r\n\r\n')
    return { bundle: forged(withBytesInFront(contents, added)), isReason: named(WARC) }
  },
  'forged: bytes before the records': ({ contents }, random) => ({
    bundle: forged(withBytesInFront(contents, Buffer.alloc(1 + random.below(40)))),
    isReason: named(WARC),
  }),
  'forged: another type of record': ({ contents }) => ({
    bundle: forged(
      withOtherRecord(contents, (text) => text.replace('WARC-Type: response', 'WARC-Type: resource'))
    ),
    isReason: named(WARC),
  }),
  'forged: another place in the chain': ({ contents, bundle }) => ({
    bundle: forged(contents, { previous: hash('sha256', bundle, 'hex'), sequence: 2 }),
    isReason: coded('chain'),
    options: { previous: 'original' },
  }),
  ...STATEMENT_TAMPERINGS,
}

test.group('proofs: tampered bundles (PROOF_TAMPERINGS=1000 is the long form)', (group) => {
  const folder = bundleFolder()
  const verifier = builtVerifier()
  group.tap((one) => one.timeout(60_000 + BUNDLES * 1_000))
  group.teardown(() => {
    app.container.restoreAll()
    folder.remove()
    verifier.remove()
  })

  test('[PR-003] every tampered bundle is refused with the right reason', async ({ client, assert }) => {
    await fillFromArchive()
    const buyer = await customer()
    const id = await filled(client, buyer.secret, {
      rows: [{ domain: 'tidewell.example' }, { domain: 'lanternfold.example' }],
      columns: columns('name', 'domain', 'founded_year', 'headquarters', 'headcount', 'page_text'),
    })
    const bundle = await bundleOf(buyer.secret, id)
    const contents = unpack(bundle)
    assert.isTrue(pack(contents).equals(bundle))
    const original = folder.write(bundle)
    assert.deepEqual((await verifyBundle(original)).problems, [])
    const { key } = readStatement(contents.get(SIGNATURE)!.toString())!
    assert.deepEqual((await verifyBundle(folder.write(forged(contents)))).problems, [])
    // The long form also runs the packed command, on every tenth bundle.
    const isLong = BUNDLES > 120
    if (isLong) await verifier.build()
    const random = new Random(SEED)
    const kinds = Object.entries(TAMPERINGS)
    const wrong: string[] = []
    const counts = new Map<string, number>()
    for (let i = 0; i < Math.max(BUNDLES, kinds.length); i++) {
      const [kind, tamper] = kinds[i % kinds.length]
      const { bundle: tampered, isReason, options } = tamper({ bundle, contents, key }, random)
      const settings = options?.previous ? { previous: original } : options
      const verify = isLong && i % 10 === 0 ? verifier.verify : verifyBundle
      const { problems } = await verify(folder.overwrite(tampered), settings)
      const codes = problems.map(({ code, entry }) => `${code} ${entry ?? ''}`).join(', ')
      if (!problems.some(isReason)) wrong.push(`${kind} (${i}): ${codes || 'accepted'}`)
      counts.set(problems[0]?.code ?? 'none', (counts.get(problems[0]?.code ?? 'none') ?? 0) + 1)
    }
    if (isLong) console.log(Object.fromEntries(counts))
    assert.deepEqual(wrong, [])
  })
})
