import type { ReadPage } from '#domain/evidence/page_parser'
import type { Employer } from '#domain/search/verification/employer'
import {
  type EmployerQuestion,
  type EmployerVerdicts,
  type Judged,
  judgeEmployer,
  questionKey,
} from '#domain/search/verification/employer_verdicts'
import { FACTS, PersonFacts } from '#domain/search/verification/person_facts'
import { UNCLEAR, type Verdict } from '#domain/search/verification/verdict'
import { type Decision, decideCriteria, isAdmitted, undecided } from '#domain/sets/decide_criteria'
import type { SetPerson } from '#domain/sets/set'
import { setPersonOf } from '#domain/sets/set_person'
import type { EmployerBasis, VerdictBasis } from '#domain/sets/verdict_basis'
import { type ResolvedSources, resolveSources } from '#domain/truth/research/resolve_sources'
import { readSubject, type Row } from '#domain/truth/subject'
import { withStated } from './derive_row.js'

/** The pages of a person, and those of each employer, in the order of the basis. */
export type ItemPages = { person: readonly ReadPage[]; employers: readonly (readonly ReadPage[])[] }

type Compared = ResolvedSources['compared']
type EmployerAnswer = { question: string; judged: Judged }

export type DerivedItem = {
  compared: Compared
  /** In the order of the basis. */
  employers: readonly { compared: Compared }[]
  /** The questions about employers that criteria asked. */
  answers: readonly EmployerAnswer[]
  decision: Decision
  status: 'admitted' | 'rejected'
  person: SetPerson | null
  facts: PersonFacts
}

/**
 * Decides the criteria of a Set about a person again, with the functions that decided them the first time.
 */
export async function deriveItem(basis: VerdictBasis, read: ItemPages): Promise<DerivedItem> {
  const { now, row, names, criteria, indexed, saved } = basis
  const resolved = resolveSources(readSubject('person', row), withStated(basis.pages, read.person), names)
  const facts = new PersonFacts(resolved, now)
  const isNamed = facts.value('name') !== null
  const employers = new RepeatedEmployers(basis.employers, read.employers, now)
  const decision = isNamed
    ? await decideCriteria(criteria, { indexed, facts }, employers)
    : undecided(criteria)
  const person = setPersonOf(indexed ?? saved ?? null, isNamed ? facts : null)
  return {
    ...{ compared: resolved.compared, employers: employers.resolved, answers: employers.answers },
    ...{ decision, person, facts },
    status: isAdmitted(decision, basis) && person ? 'admitted' : 'rejected',
  }
}

/** Answers questions about employers again, from the pages of the basis. */
class RepeatedEmployers implements EmployerVerdicts {
  readonly resolved: readonly ResolvedSources[]
  readonly answers: EmployerAnswer[] = []

  constructor(
    private readonly bases: readonly EmployerBasis[],
    read: ItemPages['employers'],
    private readonly now: string
  ) {
    this.resolved = bases.map(({ row, pages, names }, i) =>
      resolveSources(readSubject('company', row as Row), withStated(pages, read[i]), names)
    )
  }

  async verdict(employer: Employer, asked: EmployerQuestion): Promise<Verdict> {
    const question = questionKey(employer, asked)
    const place = this.bases.findIndex((basis) => basis.question === question)
    // No basis has this question: the pages name another employer than the bundle states.
    if (place < 0) return UNCLEAR
    const judged = judgeEmployer(asked, this.resolved[place].sources, this.now)
    this.answers.push({ question, judged })
    return judged.verdict
  }
}

/** Returns the votes and the result of each fact, and of each question about an employer. */
export function decisionShown({ facts, answers }: DerivedItem) {
  return {
    facts: Object.fromEntries(
      FACTS.map((column) => {
        const { status, value, confidence } = facts.answer(column)
        return [column, { votes: facts.votes(column), result: { status, value, confidence } }]
      })
    ),
    employers: answers.map(({ question, judged: { votes, verdict } }) => ({
      question,
      votes,
      result: { is: verdict.is, probability: verdict.probability },
    })),
  }
}
