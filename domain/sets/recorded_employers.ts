import type { CompanyFacts } from '#domain/search/verification/company_facts'
import type { Employer } from '#domain/search/verification/employer'
import {
  type EmployerQuestion,
  type EmployerVerdicts,
  questionKey,
} from '#domain/search/verification/employer_verdicts'
import type { Verdict } from '#domain/search/verification/verdict'
import { type EmployerBasis, readingOf } from './verdict_basis.js'

/** Answers questions about employers, and records the pages behind each answer. */
export class RecordedEmployers implements EmployerVerdicts {
  readonly #bases = new Map<string, EmployerBasis>()

  constructor(private readonly companies: CompanyFacts) {}

  get bases(): EmployerBasis[] {
    return [...this.#bases.values()]
  }

  async verdict(employer: Employer, asked: EmployerQuestion): Promise<Verdict> {
    const { verdict, row, researched } = await this.companies.answer(employer, asked)
    const question = questionKey(employer, asked)
    this.#bases.set(question, { question, row, ...readingOf('company', row, researched) })
    return verdict
  }
}
