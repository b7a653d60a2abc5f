import { ROWS } from '#domain/proofs/bundle_entries'
import { forged, withCells, withRow } from './tampering.js'
import { coded, type Tampering } from './tampering_kinds.js'

const addKey = (content: any) => Object.assign(content, { audited: 'by an auditor' })

/** Statements left out of signed lines, and statements added to them. */
export const STATEMENT_TAMPERINGS: Record<string, Tampering> = {
  'forged: votes left out': ({ contents }) => ({
    bundle: forged(withCells(contents, (line) => (line.reconciliation = null))),
    isReason: coded('reconciliation'),
  }),
  'forged: claims left out': ({ contents }) => ({
    bundle: forged(withRow(contents, 0, (row) => (row.mentions = null))),
    isReason: coded('claims'),
  }),
  'forged: a statement added to a cell': ({ contents }, random) => ({
    bundle: forged(withCells(contents, (line) => addKey(random.pick([line, line.column])))),
    isReason: (one) => one.code === 'cell' && one.message.includes('no key'),
  }),
  'forged: a statement added to a row': ({ contents }, random) => {
    const changed = withRow(contents, 0, (row) => {
      row.basis.reliability = {}
      const { basis } = row
      addKey(random.pick([row, basis, basis.pages[0], basis.reliability]))
    })
    return {
      bundle: forged(changed),
      isReason: (one) => one.code === 'row' && one.message.includes('no key'),
    }
  },
  'forged: a statement added to a row that is left out': ({ contents }) => {
    const rows = contents.get(ROWS)!.toString()
    const text = `${rows}${JSON.stringify({ row: 99, left_out: 'erased', audited: true })}\n`
    return { bundle: forged(new Map(contents).set(ROWS, Buffer.from(text))), isReason: coded('row') }
  },
}
