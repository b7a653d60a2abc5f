import { CELLS } from '#domain/proofs/bundle_entries'
import type { Problem } from '../../../clients/verify/src/problem.js'
import type { Random } from '#tests/contract/support/random'
import { type Contents, forged, withCells, withRow } from './tampering.js'
import { coded, type Tampering } from './tampering_kinds.js'

/** A random line of one kind, changed by `change`, in a bundle signed by another key. */
const changedLine =
  (
    kind: 'criterion' | 'item',
    change: (line: any, random: Random) => void,
    ...codes: Problem['code'][]
  ): Tampering =>
  ({ contents }, random) => {
    const place = random.below(3)
    let seen = 0
    const changed = withCells(contents, (line) => {
      if (kind in line && seen++ === place) change(line, random)
    })
    return { bundle: forged(changed), isReason: coded(...codes) }
  }

/** The first row, which is an item, changed by `change`. */
const changedItem =
  (change: (row: any) => void, ...codes: Problem['code'][]): Tampering =>
  ({ contents }) => ({ bundle: forged(withRow(contents, 0, change)), isReason: coded(...codes) })

const withoutLine = (contents: Contents, kind: string): Contents => {
  const lines = contents.get(CELLS)!.toString().split('\n')
  const at = lines.findIndex((line) => line.includes(`"${kind}":`))
  return new Map(contents).set(CELLS, Buffer.from(lines.toSpliced(at, 1).join('\n')))
}

/** Changed verdicts, items and criteria of a Set. */
export const SET_TAMPERINGS: Record<string, Tampering> = {
  'forged: another verdict': changedLine(
    'criterion',
    ({ criterion }) => (criterion.verdict = 'no'),
    'verdict'
  ),
  'forged: another criterion': changedLine(
    'criterion',
    ({ criterion }, random) => (criterion.description = `Is ${random.below(1e6)}`),
    'verdict'
  ),
  'forged: a verdict with another quote': changedLine(
    'criterion',
    ({ criterion }, random) => (criterion.evidence[0].quote = `It is so ${random.below(1e6)}.`),
    'quote'
  ),
  'forged: a verdict with evidence left out': changedLine(
    'criterion',
    ({ criterion }) => criterion.evidence.pop(),
    'verdict'
  ),
  'forged: another probability': changedLine(
    'criterion',
    ({ result }) => (result.probability /= 2),
    'reconciliation'
  ),
  'forged: the result left out': changedLine('criterion', (line) => (line.result = null), 'reconciliation'),
  'forged: another person': changedLine(
    'item',
    ({ item }, random) => (item.person.title = `Chief of ${random.below(1e6)}`),
    'item'
  ),
  'forged: another status': changedLine('item', ({ item }) => (item.status = 'rejected'), 'item'),
  'forged: another id of the item': changedLine('item', ({ item }) => (item.id = 'item_other'), 'item'),
  'forged: another vote on a fact': changedLine(
    'item',
    ({ reconciliation }) => (reconciliation.facts.title.votes[0].identity = 0.123),
    'reconciliation'
  ),
  'forged: a statement added to a verdict': changedLine(
    'criterion',
    (line, random) => (random.pick([line, line.criterion]).audited = true),
    'item'
  ),
  'forged: a statement added to an item': changedLine('item', (line) => (line.audited = true), 'item'),
  'forged: a verdict left out': ({ contents }) => ({
    bundle: forged(withoutLine(contents, 'criterion')),
    isReason: coded('item'),
  }),
  'forged: an item left out': ({ contents }) => ({
    bundle: forged(withoutLine(contents, 'reconciliation":{"facts')),
    isReason: coded('item'),
  }),
  'forged: a criterion that is not required': changedItem(
    ({ basis }) => (basis.criteria[0].required = false),
    'verdict'
  ),
  'forged: a criterion that asks less': changedItem(
    ({ basis }) => (basis.criteria[0].asks = { of: 'name', name: basis.row.name }),
    'verdict',
    'reconciliation'
  ),
  'forged: a research that was cut off': changedItem(({ basis }) => (basis.timed_out = true), 'item'),
  'forged: another candidate': changedItem(({ basis }) => (basis.row = { name: 'Somebody Else' }), 'claims'),
  'forged: other claims about a person': changedItem(
    ({ mentions }) => (mentions[0][0].claims[0].value = 'another'),
    'claims'
  ),
  'forged: the claims about a person left out': changedItem((row) => (row.mentions = null), 'claims'),
  'forged: a page of a person left out': changedItem(
    ({ basis, records }) => {
      basis.pages.shift()
      records.shift()
    },
    ...(['claims', 'verdict', 'record', 'quote', 'item'] as const)
  ),
  'forged: a statement added to the basis of a person': ({ contents }, random) => ({
    bundle: forged(
      withRow(contents, 0, (row) => {
        const { basis } = row
        random.pick([row, basis, basis.pages[0], basis.criteria[0]]).audited = true
      })
    ),
    isReason: ({ code, message }) => code === 'row' && message.includes('no key'),
  }),
}
