import type { Claim } from '#domain/evidence/claim'
import type { Person } from '#domain/people/person_record'
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

/** What pages prove of a person. */
export class PersonFacts {
  readonly #answers = new Map<FactName, Answer>()
  #document: IndexDocument | null = null

  constructor(
    readonly research: Pick<Research, 'sources'>,
    readonly now: string
  ) {}

  /** The reconciled answer to a column of people. */
  answer(column: FactName): Answer {
    let answer = this.#answers.get(column)
    if (!answer) {
      answer = reconcile({ key: column, entity: 'person' }, this.votes(column), { now: this.now })
      this.#answers.set(column, answer)
    }
    return answer
  }

  /** Every statement of the pages for a column. */
  votes(column: FactName): Vote[] {
    return this.research.sources.flatMap((source) => votesOf(column, source))
  }

  /** The value that is proven, null where none is. */
  value(column: FactName): string | null {
    const { status, value } = this.answer(column)
    return status === 'found' ? String(value) : null
  }

  /** The person as proven, in the form the index decides filters on. */
  document(): IndexDocument {
    return (this.#document ??= this.documentWith({}))
  }

  /** The same with other values in the place of those proven. */
  documentWith(others: Partial<Record<FactName, string>>): IndexDocument {
    const value = (column: FactName) => others[column] ?? this.value(column)
    const [title, company, location] = [value('title'), value('company'), value('location')]
    const person: Person = {
      person_id: '',
      name: this.value('name') ?? '',
      names: [],
      records: 1,
      ...(title ? { title } : {}),
      ...(company ? { company } : {}),
      ...(location ? { city: location } : {}),
    }
    return personDocument(person)
  }

  /** The person as a record of what pages say, for one that no index has. */
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

  /** Whether somebody who knows says so. */
  isFirstHand(column: FactName): boolean {
    return isFirstHand(this.answer(column).supporters)
  }

  /** Whether somebody who knows said so within the column's shelf life: later pages may say otherwise of what is older. */
  isRecent(column: FactName): boolean {
    const recent = this.answer(column).supporters.filter(({ observedAt }) =>
      isFresh(observedAt, shelfLifeDays(column), this.now)
    )
    return isFirstHand(recent)
  }

  /** Whether who knows tells, with a date, that the employer was left: profiles that name it still are seldom looked after. */
  isSaidToHaveLeft(): boolean {
    const employer = this.value('company')
    return this.votes('company').some((vote) => {
      const isNews = vote.past && vote.statedAt !== null && isFirstHand([vote])
      return isNews && employer !== null && sameCompany(String(vote.value), employer)
    })
  }

  /** What who knows says later than all who speak for the answer, be it on a page of which it is open whose it is: news of a change. */
  saidSince(column: FactName): string[] {
    const known = this.answer(column).supporters.filter((vote) => isFirstHand([vote]))
    const latest = known.map(spokenOn).sort().at(-1) ?? ''
    return this.votes(column)
      .filter((vote) => !vote.past && (isFirstHand([vote]) || isOpen(vote)) && spokenOn(vote) > latest)
      .map(({ value }) => String(value))
  }

  proofs(column: FactName): Proof[] {
    return proofsOf(this.answer(column).supporters)
  }

  /** Whether the person works or worked at one of these companies (SR-055). */
  worksOrWorkedAt(companies: readonly string[]): Verdict {
    return this.#anyClaim((claim) => {
      if (claim.field === 'company') return said(companies, claim.value, sameCompany) && claim.value
      if (claim.field !== 'employment') return false
      return said(companies, claim.value.company, sameCompany) && claim.value.company
    })
  }

  /** Whether the person attended one of these schools (SR-056). */
  attended(schools: readonly string[]): Verdict {
    return this.#anyClaim(
      (claim) =>
        claim.field === 'education' && said(schools, claim.value.school, sameSchool) && claim.value.school
    )
  }

  /** Yes where a mention that is the person says so; there is no telling that nothing of the kind was. */
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
    const apart = proofs.filter(({ url }, i) => proofs.findIndex((other) => other.url === url) === i)
    return { is: 'yes', probability: best.source.identity, proofs: apart.slice(0, 3), found: best.found }
  }
}

/** From here on it is open whether somebody's own page is the person's. */
export const OPEN = 0.1
const isOpen = ({ kind, identity }: Vote): boolean => kind.startsWith('own_') && identity >= OPEN

/** When a vote speaks of: the day the page gives for it, else the day it was read; ISO 8601. */
const spokenOn = ({ statedAt, observedAt }: Vote): string =>
  statedAt && statedAt < observedAt ? statedAt : observedAt

const said = (wanted: readonly string[], value: string, same: (a: string, b: string) => boolean) =>
  wanted.some((one) => same(one, value))

/** One name holds the other's words in a row: `MIT` is another matter, which the page has to spell out. */
function sameSchool(a: string, b: string): boolean {
  const [one, other] = [words(a).join(' '), words(b).join(' ')]
  return one !== '' && (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
}
