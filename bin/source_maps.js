/**
 * Makes stack traces name the lines of TypeScript sources. Reads the source map of a file only when a
 * stack trace names the file: `process.setSourceMapsEnabled` reads the maps of all files at each
 * start.
 */
import { SourceMap } from 'node:module'

const maps = new Map()

/** `readMap` returns the source map of a file URL as JSON, or null. */
export function mapStackTraces(readMap) {
  const mapOf = (url) => {
    if (!maps.has(url)) maps.set(url, parsed(readMap(url)))
    return maps.get(url)
  }
  Error.prepareStackTrace = (error, sites) =>
    [headline(error), ...sites.map((site) => `    at ${described(site, mapOf)}`)].join('\n')
}

function parsed(json) {
  try {
    return json ? new SourceMap(JSON.parse(json)) : null
  } catch {
    return null
  }
}

function headline(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}

/** Returns a call site as V8 prints it, with the position in the source. */
function described(site, mapOf) {
  const [text, url] = [String(site), site.getFileName()]
  if (!url?.endsWith('.ts')) return text
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()]
  const origin = mapOf(url)?.findOrigin(line, column)
  return origin?.lineNumber
    ? text.replace(`${url}:${line}:${column}`, `${url}:${origin.lineNumber}:${origin.columnNumber}`)
    : text
}
