import { ENTRIES } from '#domain/proofs/bundle_entries'
import { localHeader } from '#domain/proofs/zip_layout'
import type { Random } from '#tests/contract/support/random'
import { flipped, pack } from './tampering.js'
import { coded, named, type Tampering } from './tampering_kinds.js'

const somewhere = (content: Buffer, random: Random) =>
  flipped(content, random.below(content.length), 1 + random.below(255))

/** Changes of bytes and entries that nobody signed. */
export const ENTRY_TAMPERINGS: Record<string, Tampering> = {
  ...Object.fromEntries(
    ENTRIES.flatMap((name) => [
      [
        `a byte of ${name}`,
        ({ bundle, contents }, random) => {
          const content = contents.get(name)!
          const at = bundle.indexOf(content) + random.below(content.length)
          return { bundle: flipped(bundle, at, 1 + random.below(255)), isReason: named(name) }
        },
      ] as [string, Tampering],
      [
        `a byte of ${name} with its checksum`,
        ({ contents }, random) => {
          const changed = new Map(contents).set(name, somewhere(contents.get(name)!, random))
          return { bundle: pack(changed), isReason: named(name) }
        },
      ] as [string, Tampering],
      [
        `${name} removed`,
        ({ contents }) => {
          const changed = new Map(contents)
          changed.delete(name)
          return { bundle: pack(changed), isReason: (one) => one.code === 'missing' && one.entry === name }
        },
      ] as [string, Tampering],
    ])
  ),
  'a byte of a header': ({ bundle, contents }, random) => {
    const name = random.pick(ENTRIES)
    const at =
      bundle.indexOf(Buffer.from(name)) - 30 + random.below(localHeader({ name, crc: 0, bytes: 0 }).length)
    void contents
    return { bundle: flipped(bundle, at, 1 + random.below(255)), isReason: coded('layout') }
  },
  'a byte of the directory': ({ bundle, contents }, random) => {
    const size = [...contents.keys()].reduce((sum, name) => sum + 46 + name.length, 22)
    const at = bundle.length - 1 - random.below(size)
    const isReason = coded('layout', 'missing', 'added', 'order')
    return { bundle: flipped(bundle, at, 1 + random.below(255)), isReason }
  },
  'the end cut off': ({ bundle }, random) => ({
    bundle: bundle.subarray(0, random.below(bundle.length)),
    isReason: coded('layout'),
  }),
  'bytes added at the end': ({ bundle }, random) => ({
    bundle: Buffer.concat([bundle, Buffer.alloc(1 + random.below(40))]),
    isReason: coded('layout'),
  }),
  'an entry added': ({ contents }, random) => ({
    bundle: pack(new Map(contents).set(`kith/${random.below(1e6)}.json`, Buffer.from('{}'))),
    isReason: coded('added'),
  }),
  'two entries in another order': ({ contents }, random) => {
    const entries = [...contents]
    const [one, other] = [random.below(4), 4 + random.below(5)]
    ;[entries[one], entries[other]] = [entries[other], entries[one]]
    return { bundle: pack(new Map(entries)), isReason: coded('order') }
  },
  'two entries swapped': ({ contents }, random) => {
    const [one, other] = [ENTRIES[random.below(4)], ENTRIES[4 + random.below(5)]]
    const changed = new Map(contents).set(one, contents.get(other)!).set(other, contents.get(one)!)
    return { bundle: pack(changed), isReason: ({ entry }) => entry === one || entry === other }
  },
}
