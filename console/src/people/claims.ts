import type { Proof } from '../shared/proof'
import { columnName } from '#domain/datasets/column_names'
import type { PersonDetails } from './people'

export type Claim = {
  fact: string
  value: string
  state?: string
  confidence: number | null
  proofs: readonly Proof[]
}

const RECORD_FIELDS = ['title', 'company', 'location'] as const

/**
 * Returns the claims about a person: what records state, what pages say, which criteria were
 * judged, and the cells of datasets. Joins claims of one fact with the same value, and their proofs: quotes
 * first, each kind newest first.
 */
export function claimsOf(details: PersonDetails): Claim[] {
  const merged = new Map<string, Claim>()
  for (const claim of [...stated(details), ...recorded(details), ...judged(details), ...filled(details)]) {
    const named = { ...claim, fact: columnName(claim.fact) }
    const key = `${named.fact} ${named.value}`.toLowerCase()
    const known = merged.get(key)
    merged.set(key, known ? joined(known, named) : named)
  }
  for (const [key, claim] of merged) {
    const wider = [...merged].find(([other, one]) => other !== key && isPlaceIn(claim, one))
    if (!wider) continue
    merged.set(wider[0], joined(wider[1], claim))
    merged.delete(key)
  }
  const first = (fact: string) => ORDER.indexOf(fact.toLowerCase()) >>> 0
  return [...merged.values()]
    .map((claim) => ({ ...claim, proofs: claim.proofs.toSorted(byWorth) }))
    .sort((a, b) => first(a.fact) - first(b.fact))
}

/** Whether both claims name a place, and `other` adds words to the place of `one`, such as the country. */
function isPlaceIn(one: Claim, other: Claim): boolean {
  if (one.fact !== 'Location' || other.fact !== 'Location') return false
  const [parts, all] = [one, other].map(({ value }) => value.toLowerCase().split(/,\s*/))
  return parts.length < all.length && parts.every((part) => all.includes(part))
}

/** The facts that say who a person is come first. */
const ORDER: readonly string[] = ['job title', 'company', 'location', 'criterion']

const stated = ({ statements }: PersonDetails): Claim[] =>
  statements.map(({ fact, value, confidence, ...proof }) => ({ fact, value, confidence, proofs: [proof] }))

const recorded = ({ records }: PersonDetails): Claim[] =>
  records.flatMap((record) =>
    RECORD_FIELDS.filter((field) => record[field]).map((field) => ({
      fact: field,
      value: record[field]!,
      confidence: null,
      proofs: [
        {
          url: record.url ?? '',
          title: record.source ?? 'unnamed source',
          observed_at: record.read_at ?? undefined,
        },
      ],
    }))
  )

const judged = ({ sets }: PersonDetails): Claim[] =>
  sets.flatMap(({ criteria }) =>
    criteria
      .filter(({ evidence }) => evidence.length > 0)
      .map(({ description, verdict, evidence }) => ({
        fact: 'Criterion',
        value: description,
        state: verdict,
        confidence: null,
        proofs: evidence,
      }))
  )

const filled = ({ datasets }: PersonDetails): Claim[] =>
  datasets.flatMap(({ cells }) =>
    Object.entries(cells)
      .filter(([, { value, evidence }]) => value !== null && evidence.length > 0)
      .map(([fact, { value, confidence, evidence }]) => ({
        fact,
        value: String(value),
        confidence,
        proofs: evidence,
      }))
  )

function joined(one: Claim, other: Claim): Claim {
  const keyOf = ({ url, quote }: Proof) => `${url} ${quote ?? ''}`
  const proofs = new Map([...one.proofs, ...other.proofs].map((proof) => [keyOf(proof), proof]))
  return {
    ...one,
    state: one.state ?? other.state,
    confidence: strongest(one.confidence, other.confidence),
    proofs: [...proofs.values()],
  }
}

/** Quotes before values, then the newest first. */
const byWorth = (a: Proof, b: Proof): number =>
  Number(Boolean(b.quote)) - Number(Boolean(a.quote)) ||
  (b.observed_at ?? '').localeCompare(a.observed_at ?? '')

const strongest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)
