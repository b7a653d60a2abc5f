import { namesakes } from '../names/data/name_parts_data.js'
import { parseName } from '../names/parse.js'
import { nameWords } from '../names/spelling.js'

const TOKENS = ['{first}', '{f}', '{last}', '{l}', '{family}', '{m}', '{middle}', '{given}']
/** From most to least common. */
const PATTERNS =
  `{first}.{last} {f}{last} {first} {first}{last} {first}{l} {f}.{last} {first}_{last} {last} {last}.{first} {last}{f}
  {first}-{last} {last}{first} {first}.{l} {f}_{last} {f}-{last} {last}.{f} {last}_{first} {last}-{first} {f}{l} {l}{first}
  {f}{m}{last} {first}.{m}.{last} {first}{m}{last} {f}{m}{l} {first}.{middle}.{last} {l}.{first} {last}_{f} {first}_{l}
  {l}{f}`.split(/\s+/)
const WITH_VARIANTS = PATTERNS.flatMap((pattern) => {
  const bare = pattern.replace('{last}', '{family}')
  return [...new Set([pattern, bare, ...[pattern, bare].map((form) => form.replace('{first}', '{given}'))])]
})
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** The maximum number of characters of a local part (RFC 5321). */
const MAX_LOCAL_LENGTH = 64

type Parts = Record<string, string>

/** Matches prefixes that some organisations put before one kind of member's addresses. */
const PREFIX =
  /^((?:sen|senator|rep|representative|del|delegate|assembly(?:member|man|woman)|hon|dr|prof|ext|external)[._-])(?=.{3})/

/**
 * Infers an organisation's address pattern from an address and its owner's name: `{first}.{last}`,
 * `{f}{last}` and so on. {first} is the first word of the given name, {given} the whole given name.
 * {last} is the family name with particles, {family} without. {f}, {m} and {l} are first letters.
 * Other letters are literal (`sen.{last}`). A formal or short form of the given name counts as that
 * name. Returns null if the local part is not formed from the name.
 */
export function emailPatternOf(email: string, name: string): string | null {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  if (!local || local.length > MAX_LOCAL_LENGTH) return null
  for (const isGerman of [false, true]) {
    const parts = partsOf(name, isGerman)
    const pattern = WITH_VARIANTS.find((candidate) => fill(candidate, parts) === local)
    if (pattern) return pattern
  }
  const [prefix = ''] = PREFIX.exec(local) ?? []
  const rest = prefix && emailPatternOf(email.slice(prefix.length), name)
  return rest ? prefix + rest : patternOfVariant(local, name)
}

/** Finds the pattern for another form of the given name: william.driscoll for Bill Driscoll. */
function patternOfVariant(local: string, name: string): string | null {
  const parts = partsOf(name, false)
  for (const variant of namesakes(parts['{first}'])) {
    const renamed = { ...parts, '{first}': variant, '{given}': variant, '{f}': variant.slice(0, 1) }
    const pattern = PATTERNS.find(
      (candidate) => candidate.includes('{first}') && fill(candidate, renamed) === local
    )
    if (pattern) return pattern
  }
  return null
}

/**
 * Builds an address at `domain` from a name and a pattern of `emailPatternOf`. Writes ä as ae for
 * German, Austrian and Swiss domains. Returns null if the name lacks a part of the pattern or
 * cannot be written in plain letters.
 */
export function applyEmailPattern(pattern: string, name: string, domain: string): string | null {
  const local = fill(pattern, partsOf(name, /\.(?:de|at|ch)$/i.test(domain)))
  return local && /^[a-z\d._-]+$/.test(local) ? `${local}@${domain.toLowerCase()}` : null
}

function fill(pattern: string, parts: Parts): string | null {
  let isWhole = true
  const local = pattern.replace(/\{\w+\}/g, (token) => {
    const part = TOKENS.includes(token) ? parts[token] : ''
    if (!part) isWhole = false
    return part
  })
  return isWhole ? local : null
}

function partsOf(name: string, isGerman: boolean): Parts {
  const written = isGerman ? name.normalize('NFC').replace(/[äöüåø]/gi, (letter) => spelled(letter)) : name
  const { given, middle, particles, family } = parseName(written)
  const joined = (text: string) => nameWords(text).join('')
  const [first = ''] = nameWords(given)
  const second = joined(middle[0] ?? '')
  const last = joined(`${particles} ${family}`)
  return {
    '{first}': first,
    '{given}': joined(given),
    '{middle}': second,
    '{last}': last,
    '{family}': joined(family),
    '{f}': first.slice(0, 1),
    '{m}': second.slice(0, 1),
    '{l}': last.slice(0, 1),
  }
}

function spelled(letter: string): string {
  const lower = UMLAUTS[letter.toLowerCase()]
  return letter === letter.toLowerCase() ? lower : lower[0].toUpperCase() + lower.slice(1)
}
