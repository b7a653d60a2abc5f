import { crc32, deflateRawSync } from 'node:zlib'

/** A cell of a test workbook: text, a number, a date style with a number, or raw XML. */
export type Cell = string | number | null | { xml: string }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** Returns the XML of a sheet. Texts are inline. `null` leaves a cell out. */
export function sheetXml(rows: readonly (readonly Cell[])[]): string {
  const cells = (row: readonly Cell[], line: number) =>
    row
      .map((cell, at) => {
        const ref = `${letters(at)}${line}`
        if (cell === null) return ''
        if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`
        if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${ref}"`)
        return `<c r="${ref}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
      })
      .join('')
  const body = rows.map((row, i) => `<row r="${i + 1}">${cells(row, i + 1)}</row>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="x"><sheetData>${body}</sheetData></worksheet>`
}

type Parts = {
  sheets: Record<string, string>
  hidden?: string[]
  strings?: string
  styles?: string
  is1904?: boolean
}

/** Returns an .xlsx file with these sheets. */
export function xlsxFile({ sheets, hidden = [], strings, styles, is1904 }: Parts): Buffer {
  const names = Object.keys(sheets)
  const entries: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, i) => {
        const state = hidden.includes(name) ? ' state="hidden"' : ''
        return `<sheet name="${escaped(name)}" sheetId="${i + 1}"${state} r:id="rId${i + 1}"/>`
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': strings }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': styles }),
  }
  for (const [i, name] of names.entries()) entries[`xl/worksheets/sheet${i + 1}.xml`] = sheets[name]
  return zipFile(entries)
}

/** Returns a ZIP file with these deflated entries. */
export function zipFile(entries: Record<string, string>): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const [raw, path] = [Buffer.from(text), Buffer.from(name)]
    const data = deflateRawSync(raw)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(raw), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(raw.length, 18)
    common.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), common, rest, path]))
    bodies.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, central, Buffer.from('PK\u0005\u0006'), end])
}
