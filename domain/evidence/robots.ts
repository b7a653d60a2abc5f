/** What a robots.txt says to one crawler (RFC 9309). */
export type RobotsRules = {
  /** @param path path and query of a URL, as URL writes them */
  allows(path: string): boolean
  /** Seconds between requests, which some sites ask for; null where none. */
  crawlDelay: number | null
}

type Rule = { allow: boolean; length: number; pieces: string[]; ends: boolean }
type Group = { agents: string[]; rules: Rule[]; delay: number | null }

/** RFC 9309, section 2.5: at least 500 KiB have to be read, and no more need be. */
const MAX_CHARACTERS = 512_000
const MAX_LINE = 4000
/** Comparisons of characters for one path; wildcards of a file that needs more count as one that forbids it. */
const MAX_COMPARED = 100_000_000

/**
 * Reads a robots.txt for the crawler that calls itself `token`: the groups that name it, else those for all. Lines that
 * mean nothing are passed over, and what lies beyond 512,000 characters.
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

/** What the longest rule that matches says; everything is allowed where none does. */
function isAllowed(rules: readonly Rule[], path: string): boolean {
  const budget = { left: MAX_COMPARED }
  const rule = rules.find((one) => matches(one, path, budget))
  return budget.left >= 0 && (rule?.allow ?? true)
}

/** The first piece begins the path; each other is sought behind the one before, at its leftmost, which loses no match. */
function matches({ pieces, ends }: Rule, path: string, budget: { left: number }): boolean {
  const last = pieces.length - 1
  if (!path.startsWith(pieces[0])) return false
  if (last === 0) return !ends || path.length === pieces[0].length
  let at = pieces[0].length
  for (let i = 1; i < (ends ? last : pieces.length); i++) {
    // At worst every character of the path is compared with every one of the piece.
    budget.left -= (path.length - at) * pieces[i].length
    if (budget.left < 0) return true
    const found = path.indexOf(pieces[i], at)
    if (found < 0) return false
    at = found + pieces[i].length
  }
  return !ends || (path.length - pieces[last].length >= at && path.endsWith(pieces[last]))
}

/** Escapes in capitals, none where the character needs none, and other characters than ASCII escaped. */
function encoded(text: string): string {
  const plain = text.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[A-Za-z\d._~-]/.test(character) ? character : code.toUpperCase()
  })
  return plain.replace(/[^\x21-\x7e]+/g, (run) => encodeURIComponent(run.toWellFormed()))
}
