import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { generateWorld } from '#demo/world'

/**
 * One archived event as a line, split at the parts that other generated events replace.
 */
export type Template = { pieces: string[]; kinds: ('login' | 'id' | 'day')[]; values: string[] }

/** The replaced parts: the actor's login and id, and the day for events since 2015. */
const CHANGED =
  /"actor":\{"id":(\d+),"login":"([^"[]+)"|"actor":"([^"]+)"|"created_at":"(20(?:1[5-9]|2\d)-\d\d-\d\d)T\d\d:\d\d:\d\dZ"/g

/**
 * Reads the archived hours (`YYYY-MM-DD-*.json.gz`) of a folder and its subfolders. If there are
 * none, generates the hours of the demo world.
 */
export function hourTemplates(data: string): { from: string; templates: Template[] } {
  const folder = existsSync(data) ? data : null
  const entries = folder === null ? [] : readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && /^\d{4}-\d\d-\d\d-.*\.json\.gz$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const texts = files.length
    ? files.map((file) => gunzipSync(readFileSync(file)).toString('utf8'))
    : [...generateWorld().codehostHours()].map(({ lines }) => lines.join('\n'))
  const from = files.length ? `${files.length} hours of the archive` : 'the demo world'
  return { from, templates: texts.flatMap(lines).map(template) }
}

/**
 * Returns the JSON objects of a text. They are separated by line breaks, or by nothing in early
 * hours. Drops other text.
 */
function lines(text: string): string[] {
  return text
    .replaceAll('}{"', '}\n{"')
    .split('\n')
    .filter((line) => isWhole(line))
}

function isWhole(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

function template(line: string): Template {
  const made: Template = { pieces: [], kinds: [], values: [] }
  let from = 0
  const cut = (kind: Template['kinds'][number], value: string, at: number) => {
    made.pieces.push(line.slice(from, at))
    made.kinds.push(kind)
    made.values.push(value)
    from = at + value.length
  }
  for (const found of line.matchAll(CHANGED)) {
    const [whole, id, login, timelineLogin, day] = found
    const of = (value: string, after = 0) => found.index + whole.indexOf(value, after)
    if (id !== undefined) {
      cut('id', id, of(id))
      cut('login', login, of(login, whole.indexOf('"login"') + 9))
    } else if (timelineLogin !== undefined) cut('login', timelineLogin, of(timelineLogin, 9))
    else cut('day', day, of(day))
  }
  made.pieces.push(line.slice(from))
  return made
}

/** Writes the event for another account and day. Account 0 is the account of the event itself. */
function written({ pieces, kinds, values }: Template, account: number, day: string): string {
  let text = pieces[0]
  for (const [i, kind] of kinds.entries()) {
    if (kind === 'day') text += day
    else if (kind === 'login') text += account === 0 ? values[i] : `${values[i]}-${account}`
    else text += account === 0 ? values[i] : String(Number(values[i]) + account * 1_000_000_000)
    text += pieces[i + 1]
  }
  return text
}

/**
 * Returns `events` events of one day. Each seed and each pass over the templates uses different
 * accounts.
 */
export function hourText(templates: Template[], events: number, seed: number): string {
  const day = `2024-03-${String((seed % 28) + 1).padStart(2, '0')}`
  let lines = ''
  for (let i = 0; i < events; i++) {
    const round = Math.floor(i / templates.length)
    lines += `${written(templates[(i + seed * 997) % templates.length], seed * 50 + round, day)}\n`
  }
  return lines
}
