import type { Claim } from '#domain/evidence/claim'
import type { Person } from '#domain/people/person_record'
import { isPlausiblePersonName } from '#domain/people/names/names'
import { sameCompany } from '#domain/people/companies/company_name'
import { type Answer, reconcile } from '#domain/truth/reconcile/reconcile'
import type { Vote } from '#domain/truth/reconcile/vote'
import type { Research } from '#domain/truth/research/research'
import { votesOf } from '#domain/truth/votes_of'
import { type IndexDocument } from '#domain/ports/search_index'
import { words } from '#domain/people/text/text'
import { shelfLifeDays } from '#domain/truth/freshness'
import { isFresh } from '#domain/evidence/freshness'
import { personDocument, type StoredPerson } from '../people_document.js'
import { isFirstHand, isLikely, type Proof, proofsOf, UNCLEAR, type Verdict } from './verdict.js'

export const FACTS = ['name', 'title', 'company', 'location', 'pronet_url'] as const
export type FactName = (typeof FACTS)[number]

export class PersonFacts {
  readonly #answers = new Map<FactName, Answer>()
  #document: IndexDocument | null = null

  constructor(
    readonly research: Pick<Research, 'sources'>,
    readonly now: string
  ) {}

  /** Returns the reconciled answer for a column. */
  answer(column: FactName): Answer {
    let answer = this.#answers.get(column)
    if (!answer) {
      answer = reconcile({ key: column, entity: 'person' }, this.votes(column), { now: this.now })
      this.#answers.set(column, answer)
    }
    return answer
  }

  /** Returns the pages' votes for a column. */
  votes(column: FactName): Vote[] {
    return this.research.sources.flatMap((source) => votesOf(column, source))
  }

  /** Returns the proven value; null if there is none. */
  value(column: FactName): string | null {
    const { status, value } = this.answer(column)
    if (status !== 'found') return null
    return column === 'name' ? this.#plainName(String(value)) : String(value)
  }

  /** Returns another stated name if the best one has words beside a person's name. */
  #plainName(best: string): string {
    if (isPlausiblePersonName(best)) return best
    const names = this.votes('name')
      .filter((vote) => isLikely(vote))
      .map(({ value }) => String(value))
    return names.find((name) => isPlausiblePersonName(name) && best.includes(name)) ?? best
  }

  /** Returns the person as an index document, built from proven facts. */
  document(): IndexDocument {
    return (this.#document ??= this.documentWith({}))
  }

  /** Builds the index document with other values of title, company or location. */
  documentWith(others: Partial<Record<FactName, string>>): IndexDocument {
    const values = FACTS.map((column) => [column, others[column] ?? this.value(column)])
    return factDocument(Object.fromEntries(values))
  }

  /** Builds a record from pages, for people outside the index. Null without a proven name. */
  record(): Omit<StoredPerson, 'person_id'> | null {
    const name = this.value('name')
    if (!name) return null
    const facts = Object.fromEntries(
      (['title', 'company', 'pronet_url'] as const).flatMap((column) => {
        const value = this.value(column)
        return value ? [[column, value]] : []
      })
    )
    const location = this.value('location')
    const [first] = this.proofs('name')
    return {
      name,
      ...facts,
      ...(location ? { city: location } : {}),
      ...(first ? { source_url: first.url, observed_at: first.observed_at } : {}),
    }
  }

  /** Reports whether a first-hand source supports the answer. */
  isFirstHand(column: FactName): boolean {
    return isFirstHand(this.answer(column).supporters)
  }

  /** Reports whether a first-hand source supports the answer within the column's shelf life. */
  isRecent(column: FactName): boolean {
    const recent = this.answer(column).supporters.filter(({ observedAt }) =>
      isFresh(observedAt, shelfLifeDays(column), this.now)
    )
    return isFirstHand(recent)
  }

  /**
   * Reports whether a dated first-hand statement says that the person left the proven employer.
   * Profiles often show a former employer.
   */
  isSaidToHaveLeft(): boolean {
    const employer = this.value('company')
    return this.votes('company').some((vote) => {
      const isNews = vote.past && vote.statedAt !== null && isFirstHand([vote])
      return isNews && employer !== null && sameCompany(String(vote.value), employer)
    })
  }

  /**
   * Returns the current values that are newer than the answer's first-hand support. They come from
   * first-hand sources, or from own pages that may be the person's.
   */
  saidSince(column: FactName): string[] {
    const firstHand = this.answer(column).supporters.filter((vote) => isFirstHand([vote]))
    const latest = firstHand.map(dateOf).sort().at(-1) ?? ''
    return this.votes(column)
      .filter((vote) => !vote.past && (isFirstHand([vote]) || isOpen(vote)) && dateOf(vote) > latest)
      .map(({ value }) => String(value))
  }

  proofs(column: FactName): Proof[] {
    return proofsOf(this.answer(column).supporters)
  }

  /** Decides whether the person works or worked at one of these companies. */
  worksOrWorkedAt(companies: readonly string[]): Verdict {
    return this.#anyClaim((claim) => {
      if (claim.field === 'company') return matchesAny(companies, claim.value, sameCompany) && claim.value
      if (claim.field !== 'employment') return false
      return matchesAny(companies, claim.value.company, sameCompany) && claim.value.company
    })
  }

  /** Decides whether the person attended one of these schools. */
  attended(schools: readonly string[]): Verdict {
    return this.#anyClaim(
      (claim) =>
        claim.field === 'education' &&
        matchesAny(schools, claim.value.school, sameSchool) &&
        claim.value.school
    )
  }

  /** Returns `yes` for a likely first-hand match, and otherwise `unclear`, because pages omit facts. */
  #anyClaim(holds: (claim: Claim) => string | false): Verdict {
    const firstHand = this.research.sources.filter(({ kind }) => kind !== 'directory')
    const hits = firstHand.flatMap((source) =>
      source.mention.claims.flatMap((claim) => {
        const found = holds(claim)
        return found === false ? [] : [{ source, claim, found }]
      })
    )
    hits.sort((a, b) => b.source.identity - a.source.identity)
    const [best] = hits
    if (!best || !isLikely(best.source)) return UNCLEAR
    const proofs = hits
      .filter(({ source }) => isLikely(source))
      .map(({ source, claim }) => ({
        url: source.page.url,
        quote: claim.quote,
        observed_at: source.page.observedAt,
      }))
    const distinct = proofs.filter(({ url }, i) => proofs.findIndex((other) => other.url === url) === i)
    return { is: 'yes', probability: best.source.identity, proofs: distinct.slice(0, 3), found: best.found }
  }
}

/** Returns facts as the document of a person. */
export function factDocument(facts: { [F in FactName]?: string | null }): IndexDocument {
  const { name, title, company, location } = facts
  const person: Person = {
    person_id: '',
    name: name ?? '',
    names: [],
    records: 1,
    ...(title ? { title } : {}),
    ...(company ? { company } : {}),
    ...(location ? { city: location } : {}),
  }
  return personDocument(person)
}

/** The minimum identity at which an own page may still be the person's. */
export const MIN_OPEN_IDENTITY = 0.1
const isOpen = ({ kind, identity }: Vote): boolean => kind.startsWith('own_') && identity >= MIN_OPEN_IDENTITY

/** Returns the date on the page if it is before the date of reading; else the date of reading. */
const dateOf = ({ statedAt, observedAt }: Vote): string =>
  statedAt && statedAt < observedAt ? statedAt : observedAt

const matchesAny = (wanted: readonly string[], value: string, same: (a: string, b: string) => boolean) =>
  wanted.some((one) => same(one, value))

/** Reports whether one name contains the other as consecutive words. Initials do not match. */
function sameSchool(a: string, b: string): boolean {
  const [one, other] = [words(a).join(' '), words(b).join(' ')]
  return one !== '' && (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
}
