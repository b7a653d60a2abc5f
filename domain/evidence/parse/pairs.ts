import type { Block, PageLink, Pair, Region, Row } from '../page.js'

const MAX_LABEL_LENGTH = 60
/** Longer texts are neither labels nor values. */
const MAX_TEXT_LENGTH = 4000
/** Rows with more cells do not describe a person or company. */
const MAX_CELLS = 50
const MAX_PAIRS = 5000
const MAX_ROWS = 5000
/** Matches `Label: value` on one line. */
const LINE = /^([^:：\n]{2,60}?)\s*[:：]\s+(\S.*)$/su
const NO_LABEL = /^(?:https?|mailto|\d{1,2}|.*[.!?;]\s.*|.*\d{1,2})$/i

type Layout = { blocks: Block[]; links: PageLink[]; regions: Region[] }
type Cell = { isHeader: boolean; start: number; end: number; firstLink: number; lastLink: number }

/** Extracts labelled values: two-column tables, definition lists, grids, `Label: value` lines. */
export function pairsOf(layout: Layout, tables: Cell[][][]): Pair[] {
  const pairs: Pair[] = []
  for (const table of tables) {
    if (hasHeaderRow(table)) continue
    for (const cells of table) {
      if (cells.length < 2 || cells.length > 4 || cells.length % 2 === 1) continue
      if (cells.length === 4 && !(cells[0].isHeader && cells[2].isHeader)) continue
      for (let i = 0; i + 1 < cells.length; i += 2) add(layout, pairs, cells[i], cells[i + 1])
    }
  }
  addDefinitions(layout, pairs)
  addGrids(layout, pairs)
  addLines(layout, pairs)
  return pairs.sort((a, b) => a.block - b.block).slice(0, MAX_PAIRS)
}

/** Extracts the rows of tables with a header row. */
export const rowsOf = (layout: Layout, tables: Cell[][][]): Row[] =>
  tables.filter(hasHeaderRow).flatMap(([head, ...rows]) => {
    const labels = head.slice(0, MAX_CELLS).map((cell) => textOf(layout, cell))
    return rows.slice(0, MAX_ROWS).flatMap((row) => {
      if (row.length > labels.length || row.length < 2) return []
      const cells = row.flatMap((cell, i) => {
        const value = textOf(layout, cell)
        const links = layout.links.slice(cell.firstLink, lastLinkOf(cell))
        return value || links.length ? [{ label: labels[i], value, block: cell.start, links }] : []
      })
      return cells.length > 0 ? [{ cells }] : []
    })
  })

/** Returns every table as rows of cells. */
export function tablesOf({ regions }: Layout): Cell[][][] {
  const tables: Cell[][][] = []
  const open: { end: number; depth: number; rows: Cell[][]; isOuter: boolean }[] = []
  for (const region of regions) {
    while (open.length && region.depth <= open[open.length - 1].depth) open.pop()
    const table = open[open.length - 1]
    if (region.tag === 'table') {
      if (table) table.isOuter = true
      const rows: Cell[][] = []
      tables.push(rows)
      open.push({ end: region.end, depth: region.depth, rows, isOuter: false })
    } else if (table && region.tag === 'tr') table.rows.push([])
    else if (table?.rows.length && (region.tag === 'td' || region.tag === 'th'))
      table.rows[table.rows.length - 1].push({ isHeader: region.tag === 'th', ...region })
  }
  return tables
}

const hasHeaderRow = (table: Cell[][]) =>
  table.length > 1 &&
  table[0].length > 1 &&
  table[0].every((cell) => cell.isHeader && cell.end > cell.start) &&
  table.slice(1).some((row) => row.some((cell) => !cell.isHeader))

/** The maximum number of blocks, and of links, in a value. Larger cells are parts of the page. */
const MAX_VALUE_BLOCKS = 30

function textOf({ blocks }: Layout, { start, end }: { start: number; end: number }): string {
  if (end - start > MAX_VALUE_BLOCKS) return ''
  const texts = blocks.slice(start, end).map((block) => block.text)
  return texts.reduce((total, text) => total + text.length, 0) > MAX_TEXT_LENGTH ? '' : texts.join('\n')
}

const lastLinkOf = ({ firstLink, lastLink }: Omit<Cell, 'isHeader'>): number =>
  Math.min(lastLink, firstLink + MAX_VALUE_BLOCKS)

function add(layout: Layout, pairs: Pair[], key: Cell, cell: Omit<Cell, 'isHeader'>) {
  const label = labelOf(textOf(layout, key))
  const value = textOf(layout, cell)
  const links = layout.links.slice(cell.firstLink, lastLinkOf(cell))
  if (label && (value || links.length)) pairs.push({ label, value, block: cell.start, links })
}

function addDefinitions(layout: Layout, pairs: Pair[]) {
  let key: Region | null = null
  for (const region of layout.regions) {
    if (region.tag === 'dt') key = region
    if (region.tag === 'dd' && key) add(layout, pairs, { isHeader: true, ...key }, region)
  }
}

const MIN_GRID_ENTRIES = 3

/** Reads grids of two short texts per element. The label is the side without digits. */
function addGrids(layout: Layout, pairs: Pair[]) {
  const entries = layout.regions
    .filter(
      ({ start, end, tag }) =>
        end - start === 2 &&
        /^(?:div|li|section|article|p|figure|span|a)$/.test(tag) &&
        layout.blocks.slice(start, end).every(({ kind, text }) => isEntryText(kind, text))
    )
    .sort((a, b) => a.depth - b.depth || a.start - b.start)
  for (let first = 0; first < entries.length; ) {
    let last = first
    while (last + 1 < entries.length && isNext(entries[last], entries[last + 1])) last++
    const run = entries.slice(first, last + 1)
    first = last + 1
    if (run.length < MIN_GRID_ENTRIES) continue
    const texts = (side: 0 | 1) => run.map(({ start }) => layout.blocks[start + side].text)
    const hasDigits = ([0, 1] as const).map((side) => texts(side).some((text) => /\d/.test(text)))
    if (hasDigits[0] === hasDigits[1]) continue
    const label = hasDigits[0] ? 1 : 0
    for (const { start, end, firstLink, lastLink } of run) {
      const side = (at: number) => ({ isHeader: false, start: at, end: at + 1, firstLink, lastLink })
      add(layout, pairs, side(start + label), side(label === 0 ? end - 1 : start))
    }
  }
}

const isEntryText = (kind: Block['kind'], text: string): boolean =>
  text.length <= 120 && !/^(?:cell|term|definition)$/.test(kind) && !/[:：]/.test(text)
const isNext = (a: Region, b: Region): boolean => a.end === b.start && a.tag === b.tag && a.depth === b.depth

function addLines(layout: Layout, pairs: Pair[]) {
  const { blocks, links } = layout
  const byBlock = new Map<number, PageLink[]>()
  for (const link of links) {
    const known = byBlock.get(link.block)
    if (!known) byBlock.set(link.block, [link])
    else {
      if (known.length > 20) known.shift()
      known.push(link)
    }
  }
  blocks.forEach((block, i) => {
    if (block.kind === 'definition' || block.kind === 'header' || block.text.length > 400) return
    const [, before, value] = LINE.exec(block.text) ?? emptyValue(block.text, byBlock.get(i)) ?? []
    const label = before && labelOf(before)
    if (label && !NO_LABEL.test(label)) pairs.push({ label, value, block: i, links: byBlock.get(i) ?? [] })
  })
}

/**
 * Returns a match of `LINE` with an empty value for `Website:` before a link without text; or null.
 */
function emptyValue(text: string, links: PageLink[] | undefined): string[] | null {
  const [, label] = /^([^:：\n]{2,60}?)\s*[:：]$/u.exec(text) ?? []
  return label && links?.length ? [text, label, ''] : null
}

function labelOf(text: string): string | null {
  const label = text.replace(/(?<![\s:：*])[\s:：*]+$/u, '').trim()
  return label.length > 0 && label.length <= MAX_LABEL_LENGTH && /\p{L}/u.test(label) ? label : null
}
