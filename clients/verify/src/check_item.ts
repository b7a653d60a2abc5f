import { isDeepStrictEqual } from 'node:util'
import { verbatimIn } from '../../../domain/evidence/extract/verbatim_quotes.js'
import { CELLS, ROWS } from '../../../domain/proofs/bundle_entries.js'
import {
  type CellLine,
  itemMentions,
  itemShown,
  type ItemLine,
  lineOf,
} from '../../../domain/proofs/bundle_lines.js'
import { deriveItem, type ItemPages } from '../../../domain/proofs/derive_item.js'
import { unknownKeyOfCell } from '../../../domain/proofs/unknown_key.js'
import type { Problem, ProblemCode } from './problem.js'

type Line = { content: CellLine; line: string }
type Expected = ReturnType<typeof itemShown>

/** Decides the criteria about one person of a Set again, from the pages of the bundle. */
export async function checkItem(
  row: ItemLine,
  line: string,
  cells: readonly Line[],
  read: ItemPages
): Promise<{ problems: Problem[]; verdicts: number; items: number }> {
  const problems: Problem[] = []
  const add = (code: ProblemCode, entry: string, message: string, column?: string) =>
    problems.push({ code, row: row.row, ...(column ? { column } : {}), entry, message })
  const derived = await deriveItem(row.basis, read)
  if (lineOf({ ...row, mentions: itemMentions(derived, read) }).line !== line)
    add('claims', ROWS, 'The pages give other claims, features or probabilities.')
  const expected = itemShown(row.item, derived)
  const { sha256: row_sha256 } = lineOf(row)
  const lines = [...expected.verdicts, expected.item].map((one) => ({ row: row.row, row_sha256, ...one }))
  if (cells.length !== lines.length)
    add('item', CELLS, `The bundle has ${cells.length - 1} verdicts on this person, not ${lines.length - 1}.`)
  for (const [i, { content, line: cellLine }] of cells.slice(0, lines.length).entries()) {
    const [key, wanted] = [unknownKeyOfCell(content), lines[i]]
    const place = 'criterion' in content ? content.criterion.id : 'item'
    for (const { url, quote } of evidenceOf(content))
      if (quote && !isOnPage(url, quote, read))
        add('quote', CELLS, `${url} does not contain "${quote.slice(0, 100)}".`, place)
    if (key !== undefined) add('item', CELLS, `Lines of a bundle have no key "${key.slice(0, 100)}".`, place)
    else if (!isSameResult(content, wanted))
      add('criterion' in wanted ? 'verdict' : 'item', CELLS, differenceOf(content, wanted), place)
    else if (lineOf(wanted).line !== cellLine)
      add('reconciliation', CELLS, 'The pages give other votes or another result.', place)
  }
  const isRight = problems.length === 0
  return { problems, verdicts: isRight ? expected.verdicts.length : 0, items: isRight ? 1 : 0 }
}

const evidenceOf = (content: CellLine) => ('criterion' in content ? content.criterion.evidence : [])

const isOnPage = (url: string, quote: string, { person, employers }: ItemPages): boolean =>
  [person, ...employers].flat().some(({ page }) => page.url === url && verbatimIn(page)(quote))

/** Compares what the Set shows: a verdict, or the person and whether they were admitted. */
function isSameResult(stated: CellLine, given: Expected['verdicts'][number] | Expected['item']): boolean {
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
  if ('criterion' in given)
    return 'criterion' in stated && isDeepStrictEqual(plain(given.criterion), stated.criterion)
  return 'item' in stated && isDeepStrictEqual(plain(given.item), stated.item)
}

function differenceOf(stated: CellLine, given: Expected['verdicts'][number] | Expected['item']): string {
  if ('criterion' in given && 'criterion' in stated && given.criterion.verdict !== stated.criterion.verdict)
    return `The bundle says ${stated.criterion.verdict}; its pages give ${given.criterion.verdict}.`
  if ('item' in given && 'item' in stated && given.item.status !== stated.item.status)
    return `The bundle says ${stated.item.status}; its pages give ${given.item.status}.`
  return 'criterion' in given
    ? 'The pages give another criterion or other evidence for the verdict.'
    : 'The pages give another person.'
}
