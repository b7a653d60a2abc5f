import { inject } from '@adonisjs/core'
import { datasetMaximum } from '#domain/billing/prices'
import { BUILT_IN_COLUMNS, FORMATS } from '#domain/datasets/columns'
import type { Cells, DatasetRequest } from '#domain/datasets/dataset'
import { requestProblems } from '#domain/datasets/request_problems'
import { validationFailed } from '#domain/errors'
import { Evidence } from '#domain/evidence/evidence'
import type { Row } from '#domain/truth/subject'
import { DatasetFiller } from '#app/datasets/dataset_filler'
import { FoundCells } from '#app/datasets/found_cells'
import { type Infer, s } from '#app/shared/schema/schema'
import { AgentTool, citationsOf, type ToolResult, type ToolScope } from './agent_tool.js'
import { evidenceOf } from './counted_evidence.js'
import { companyFacts } from './output_schemas.js'

const DEADLINE_MS = 30_000
const MAX_COMPANIES = 10

const column = s.object({
  key: s
    .string({ min: 1, max: 100 })
    .describe(`One of ${BUILT_IN_COLUMNS.company.join(', ')}, or custom.<name> with a description.`),
  description: s.string({ min: 1, max: 500 }).describe('For a custom column: what to find out.').optional(),
  format: s.enum(FORMATS).optional(),
})

const input = s.object({
  companies: s
    .array(
      s.object({
        name: s.string({ min: 1, max: 300 }).optional(),
        domain: s.string({ min: 1, max: 253 }).optional(),
        pronet_url: s.string({ min: 1, max: 500 }).optional(),
      }),
      { min: 1, max: MAX_COMPANIES }
    )
    .describe('A domain identifies a company most reliably.'),
  columns: s.array(column, { min: 1, max: 10 }),
  max_age_days: s.integer({ min: 0, max: 3_650 }).describe('Maximum age of the evidence.').optional(),
})
type Input = Infer<typeof input>

/** Looks up facts about companies. Each fact has evidence, like a cell of a dataset. */
@inject()
export class CompanyFactsTool extends AgentTool<typeof input> {
  readonly name = 'company_facts'
  readonly title = 'Look up facts about companies'
  readonly description =
    'Fills columns for up to 10 companies from public pages. Each cell has a value, confidence and evidence. Costs 1 ACU per 10 found built-in cells, and 1 ACU per found custom cell.'
  readonly input = input
  readonly output = companyFacts
  readonly sources = ['public_web'] as const
  readonly keyScope = 'people:search'
  override readonly olderKeys = true

  constructor(
    private readonly filler: DatasetFiller,
    private readonly evidence: Evidence
  ) {
    super()
  }

  maxCharge({ companies, columns }: Input): number {
    return datasetMaximum(
      companies.length,
      columns.map(({ key }) => key)
    )
  }

  protected override limited(given: Input, scope: ToolScope): Input {
    const problems = Object.entries(requestProblems(requestOf(given)))
    if (problems.length > 0)
      throw validationFailed(
        Object.fromEntries(
          problems.map(([path, messages]) => [path.replace(/^rows\b/, 'companies'), messages])
        )
      )
    return { ...given, companies: given.companies.slice(0, scope.limits.max.results) }
  }

  protected async work(given: Input, scope: ToolScope, signal: AbortSignal): Promise<ToolResult> {
    const rows: Row[] = given.companies
    const filled: (Cells | null)[] = rows.map(() => null)
    const found = new FoundCells()
    const evidence = evidenceOf(this.evidence, scope)
    const filler = evidence === this.evidence ? this.filler : this.filler.reading(evidence)
    await filler.fill(
      rows.map((seed, position) => ({ position, seed })),
      requestOf(given),
      AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      (position, cells) => {
        filled[position] = cells
        found.add(cells)
      },
      { workspaceId: scope.workspaceId, concurrency: rows.length }
    )
    const companies = rows.map((company, i) => ({ company, facts: filled[i] ?? {} }))
    const cited = filled.flatMap((cells) => Object.values(cells ?? {}).flatMap((cell) => cell.evidence))
    return { output: { companies }, citations: citationsOf(cited), charge: found.cost }
  }
}

const requestOf = ({ companies, columns, max_age_days }: Input): DatasetRequest => ({
  entityType: 'company',
  rows: companies,
  columns,
  mode: 'sync',
  deadlineMs: DEADLINE_MS,
  maxAgeDays: max_age_days ?? null,
  includeUnverified: false,
})
