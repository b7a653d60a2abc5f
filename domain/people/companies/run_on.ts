import { anywhere } from '../text/phrases.js'

/**
 * Matches the start of a sentence or clause after a company's name. In scraped profiles, the rest of a
 * biography often follows the employer.
 */
const CLAUSE = anywhere('u')`
  (?<=[\p{L}\p{N})]{3}|\.\p{L}{2})(?:
    # A sentence
    \.\s+(?:
      He | She | They | His | Her | Their | I | My | We | Previously | Prior | Before | Currently | Formerly
      In | At | For | When | During | After | As
    )(?![\p{L}\p{N}])
    # A clause
    ,?\s+(?:who|where|whose|which)\s+\p{Ll}
    \s+and\s+(?:(?:is|was|has|holds|leads|recently|currently|also|volunteers)\s|(?:the|an?)\s+\p{Ll})
    \s+(?:focus(?:ed|ing)|specializ(?:ed|ing)|specialis(?:ed|ing)|working)\s+(?:on|in|at)\s
    \s+with\s+(?:an?\s+background\s|over\s|more\s+than\s|\d)
    \s+(?:based|located|headquartered)\s+(?:in|out\s+of)\s | \s+(?:leading|building)\s+the\s
  )
`

/**
 * Returns a company's name without a clause after it: `Acme` for `Acme. She leads the lab`. A name in lower
 * case stays whole.
 */
export function withoutClause(name: string): string {
  const at = /^[\p{Lu}\p{N}]/u.test(name) ? name.search(CLAUSE) : -1
  return at === -1 ? name : name.slice(0, at).trim()
}
