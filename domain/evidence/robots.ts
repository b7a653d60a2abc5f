import { encodeBare } from '#domain/people/text/urls'
/** The rules of a robots.txt for one crawler (RFC 9309). */
export type RobotsRules = {
  /** @param path path and query of a URL, as `URL` formats them */
  allows(path: string): boolean
  /** Seconds between requests, or null. */
  crawlDelay: number | null
}

type Rule = { allow: boolean; length: number; pieces: string[]; ends: boolean }
type Group = { agents: string[]; rules: Rule[]; delay: number | null }

/** Crawlers must read at least 500 KiB (RFC 9309, section 2.5). */
const MAX_CHARACTERS = 512_000
const MAX_LINE = 4000
/** The maximum number of character comparisons per path. A path that needs more is forbidden. */
const MAX_COMPARISONS = 100_000_000

/**
 * Parses a robots.txt for the crawler `token`: the groups with its name, or else the groups for all
 * crawlers. Ignores invalid lines and text beyond `MAX_CHARACTERS`.
 */
export function parseRobots(text: string, token: string): RobotsRules {
  const groups = readGroups(text.slice(0, MAX_CHARACTERS))
  const named = groups.filter(({ agents }) => agents.includes(token.toLowerCase()))
  const chosen = named.length ? named : groups.filter(({ agents }) => agents.includes('*'))
  const rules = chosen
    .flatMap((group) => group.rules)
    .sort((a, b) => b.length - a.length || Number(b.allow) - Number(a.allow))
  const delays = chosen.flatMap(({ delay }) => delay ?? [])
  return {
    allows: (path) => path === '/robots.txt' || isAllowed(rules, encoded(path)),
    crawlDelay: delays.length ? Math.max(...delays) : null,
  }
}

function readGroups(text: string): Group[] {
  const groups: Group[] = []
  let group: Group | null = null
  let naming = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const [stated] = line.slice(0, MAX_LINE).split('#', 1)
    const colon = stated.indexOf(':')
    if (colon < 0) continue
    const field = stated.slice(0, colon).trim().toLowerCase()
    const value = stated.slice(colon + 1).trim()
    if (field === 'user-agent') {
      if (!naming || !group) groups.push((group = { agents: [], rules: [], delay: null }))
      group.agents.push(value === '*' ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? ''))
      naming = true
    } else if (group && (field === 'allow' || field === 'disallow')) {
      if (value) group.rules.push(toRule(value, field === 'allow'))
      naming = false
    } else if (group && field === 'crawl-delay') {
      if (/^\d{1,6}(?:\.\d+)?$/.test(value)) group.delay = Number(value)
      naming = false
    }
  }
  return groups
}

function toRule(pattern: string, allow: boolean): Rule {
  const ends = pattern.endsWith('$')
  const pieces = encoded(ends ? pattern.slice(0, -1) : pattern).split(/\*+/)
  return { allow, length: pattern.length, pieces, ends }
}

/** Applies the longest matching rule. Paths without a matching rule are allowed. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  const budget = { left: MAX_COMPARISONS }
  const rule = rules.find((one) => matches(one, path, budget))
  return budget.left >= 0 && (rule?.allow ?? true)
}

/** Matches pieces from the left, each at its first position after the previous piece. */
function matches({ pieces, ends }: Rule, path: string, budget: { left: number }): boolean {
  const last = pieces.length - 1
  if (!path.startsWith(pieces[0])) return false
  if (last === 0) return !ends || path.length === pieces[0].length
  let at = pieces[0].length
  for (let i = 1; i < (ends ? last : pieces.length); i++) {
    // In the worst case, each character of the path is compared with each character of the piece.
    budget.left -= (path.length - at) * pieces[i].length
    if (budget.left < 0) return true
    const found = path.indexOf(pieces[i], at)
    if (found < 0) return false
    at = found + pieces[i].length
  }
  return !ends || (path.length - pieces[last].length >= at && path.endsWith(pieces[last]))
}

/** Writes escapes in capitals, decodes unnecessary escapes, and escapes characters beyond ASCII. */
function encoded(text: string): string {
  return encodeBare(text).replace(/[^\x21-\x7e]+/g, (run) => encodeURIComponent(run.toWellFormed()))
}
