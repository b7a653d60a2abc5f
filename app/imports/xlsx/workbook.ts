import { posix } from 'node:path'
import { BadFileError } from '../source_row.js'
import type { ZipParts } from './zip_parts.js'

type Sheet = { name: string; part: string }

export type Workbook = {
  sheet: Sheet
  /** Whether days are counted from 1904 instead of 1900. */
  isFrom1904: boolean
  /** The styles, by number, that show a number as a date or time. */
  dateStyles: ReadonlySet<number>
  strings: string[]
}

/** Maximum bytes of a part other than the sheet and the shared strings. */
const MAX_SMALL_PART = 2 ** 24
/** Maximum bytes of the part with the shared strings. */
const MAX_STRINGS = 2 ** 28
/** Maximum shared strings. Limited too, because a short string needs more memory than bytes in the file. */
const MAX_STRING_COUNT = 4_000_000
/** Built-in formats of dates and times. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57])

/** Reads a workbook without the rows of its sheet. `wanted` names a sheet. */
export async function readWorkbook(path: string, parts: ZipParts, wanted?: string): Promise<Workbook> {
  const sheets: { name: string; id: string; isHidden: boolean }[] = []
  let isFrom1904 = false
  await parts.parse('xl/workbook.xml', MAX_SMALL_PART, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const { state = 'visible', 'r:id': id = attributes.id ?? '' } = attributes
      sheets.push({ name: attributes.name ?? '', id, isHidden: state !== 'visible' })
    },
  })
  const sheet =
    wanted === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find(({ name }) => name.trim().toLowerCase() === wanted.trim().toLowerCase())
  if (!sheet) {
    const names = sheets.map(({ name }) => JSON.stringify(name)).join(', ')
    throw new BadFileError(`${path} has no sheet ${JSON.stringify(wanted ?? '')}; its sheets are ${names}.`)
  }
  const targets = await relationsOf(parts)
  const part = targets.get(sheet.id)
  if (part === undefined) throw new Error(`its sheet ${sheet.name} is missing`)
  return {
    sheet: { name: sheet.name, part },
    isFrom1904,
    dateStyles: await dateStylesOf(parts),
    strings: await stringsOf(parts),
  }
}

async function relationsOf(parts: ZipParts): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await parts.parse('xl/_rels/workbook.xml.rels', MAX_SMALL_PART, {
    open(name, { Id: id, Target: target }) {
      if (name !== 'Relationship' || !id || !target) return
      targets.set(id, target.startsWith('/') ? target.slice(1) : posix.join('xl', target))
    },
  })
  return targets
}

async function dateStylesOf(parts: ZipParts): Promise<Set<number>> {
  const [dates, styles] = [new Set(DATE_FORMATS), new Set<number>()]
  if (!parts.has('xl/styles.xml')) return styles
  let [isInStyles, style] = [false, 0]
  await parts.parse('xl/styles.xml', MAX_SMALL_PART, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'numFmt' && isDateFormat(formatCode)) dates.add(Number(numFmtId))
      if (name === 'cellXfs') isInStyles = true
      if (name === 'xf' && isInStyles && dates.has(Number(numFmtId))) styles.add(style)
      if (name === 'xf' && isInStyles) style++
    },
    close(name) {
      if (name === 'cellXfs') isInStyles = false
    },
  })
  return styles
}

/** Whether a format has letters of dates outside of quotes, brackets and escapes. */
const isDateFormat = (code: string): boolean =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?!h|m|s)[^[\]]*\]/gi, '').replace(/general/gi, ''))

async function stringsOf(parts: ZipParts): Promise<string[]> {
  const strings: string[] = []
  if (!parts.has('xl/sharedStrings.xml')) return strings
  let [text, isText, isPhonetic] = ['', false, false]
  await parts.parse('xl/sharedStrings.xml', MAX_STRINGS, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    text(piece) {
      if (isText) text += piece
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name !== 'si') return
      if (strings.length === MAX_STRING_COUNT)
        throw new Error(`it has more than ${MAX_STRING_COUNT} different texts`)
      strings.push(plainText(text))
    },
  })
  return strings
}

/** Decodes the escapes of characters that XML cannot contain, such as `_x000D_`. */
export const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16))
      )
    : text
