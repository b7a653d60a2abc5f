import { gunzipSync } from 'node:zlib'

export type WarcRecord = { fields: Map<string, string>; block: Buffer }

/** Reads a WARC file. Throws unless every gzip member contains exactly one record. */
export function readWarc(file: Buffer): WarcRecord[] {
  return members(file).map((member) => {
    const split = member.indexOf('\r\n\r\n')
    const [version, ...lines] = member.subarray(0, split).toString('utf8').split('\r\n')
    if (version !== 'WARC/1.1') throw new Error(`not a record: ${version}`)
    const fields = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    )
    const length = Number(fields.get('Content-Length'))
    const block = member.subarray(split + 4, split + 4 + length)
    const rest = member.subarray(split + 4 + length).toString('latin1')
    if (block.length !== length || rest !== '\r\n\r\n')
      throw new Error('a record that does not end where it says')
    return { fields, block }
  })
}

/**
 * Splits a file into gzip members. A member ends where the next one starts that can be unzipped
 * alone.
 */
function members(file: Buffer): Buffer[] {
  const found: Buffer[] = []
  const magic = Buffer.from([0x1f, 0x8b, 0x08])
  let start = 0
  while (start < file.length) {
    let end = file.indexOf(magic, start + 3)
    for (;;) {
      const slice = file.subarray(start, end === -1 ? file.length : end)
      try {
        found.push(gunzipSync(slice))
        break
      } catch (error) {
        if (end === -1) throw error
        end = file.indexOf(magic, end + 3)
      }
    }
    start = end === -1 ? file.length : end
  }
  return found
}

/** Returns the hosts of all URLs and e-mail addresses in a text. */
export function hostsIn(text: string): Set<string> {
  const hosts = new Set<string>()
  for (const [, host] of text.matchAll(/https?:\/\/([^/"'\s<>\\)]+)/g)) hosts.add(host)
  for (const [, host] of text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)) hosts.add(host.replace(/\.$/, ''))
  return hosts
}
