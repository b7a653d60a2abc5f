import type { StatedWords } from './stated_words.js'
import type { Proof } from './verdict.js'
import type { VerifiedPerson } from './verified_person.js'

/** The maximum number of characters of a quote in a snippet. Quotes of proofs are longer. */
const MAX_QUOTE = 200

type Condition = { label: string; proofs: readonly Proof[] }
type Grounded = Pick<VerifiedPerson, 'facts' | 'verdicts' | 'phrases'> & { stated: readonly StatedWords[] }

/**
 * Returns the page that proves the most of what a request asks about a person, and a text that
 * quotes for each condition what a page says. A quote from another page names that page.
 */
export function groundingOf(name: string, person: Grounded): { url: string; snippet: string } {
  const conditions = conditionsOf(person)
  const url = bestPage(conditions)
  const said = conditions.map(({ label, proofs }) => {
    const proof = proofs.find((one) => one.url === url && one.quote) ?? proofs.find(({ quote }) => quote)
    if (!proof?.quote) return label
    return `${label}: “${shortened(proof.quote)}”${proof.url === url ? '' : ` (${proof.url})`}`
  })
  const unproven = person.phrases.flatMap(({ phrase, verdict }) =>
    verdict.proofs.length === 0
      ? [
          `No page read proves the ${phrase.about} ${JSON.stringify(phrase.words)}: only the record states it.`,
        ]
      : []
  )
  const sentences = [...(said.length > 0 ? [`${said.join('; ')}.`] : []), ...unproven]
  return { url: url ?? '', snippet: `${name}: ${sentences.join(' ') || 'named on the page.'}` }
}

/**
 * Returns the request's filters, and its phrases and words that pages prove. If there are none,
 * returns the facts about the person that pages prove.
 */
function conditionsOf({ facts, verdicts, phrases, stated }: Grounded): Condition[] {
  const filters = [...verdicts].map(([path, { found, proofs }]) => ({
    label: found ? `${path} ${found}` : path,
    proofs,
  }))
  const proven = phrases.flatMap(({ phrase: { about, words }, verdict: { proofs } }) =>
    proofs.length > 0 ? [{ label: `${about} ${JSON.stringify(words)}`, proofs }] : []
  )
  const ranking = stated.flatMap(({ words, proof }) =>
    proof ? [{ label: JSON.stringify(words.said), proofs: [proof] }] : []
  )
  const conditions = [...filters, ...proven, ...ranking]
  if (conditions.length > 0) return conditions
  return (['name', 'title', 'company', 'location'] as const).flatMap((column) => {
    const proofs = facts.proofs(column)
    return facts.value(column) && proofs.length > 0 ? [{ label: column, proofs }] : []
  })
}

/** Returns the page with quotes for the most conditions. */
function bestPage(conditions: readonly Condition[]): string | null {
  const counts = new Map<string, number>()
  for (const { proofs } of conditions) {
    const quoting = new Set(proofs.filter(({ quote }) => quote).map(({ url }) => url))
    for (const { url } of proofs) if (!counts.has(url)) counts.set(url, 0)
    for (const url of quoting) counts.set(url, counts.get(url)! + 1)
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? null
}

/** Cuts a quote between words. */
function shortened(quote: string): string {
  if (quote.length <= MAX_QUOTE) return quote
  return quote.slice(0, quote.lastIndexOf(' ', MAX_QUOTE)).slice(0, MAX_QUOTE) || quote.slice(0, MAX_QUOTE)
}
