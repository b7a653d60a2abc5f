import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'
import { leavesOf } from '../grounding/leaves.js'
import { validateOutput } from '../schema/validate_output.js'
import type { ToolCall } from '../tool.js'

export const LOOKALIKES_CONTRACT = 'stage_aligned_lookalikes_v1'

/** A page that proves a statement, with a quote if one was read. */
export type LookalikeProof = { url: string; quote: string | null }

/** A company at the seed's stage. */
export type Lookalike = {
  name: string
  domain: string | null
  stage: FundingStage
  industry: string | null
  location: string | null
  /** Similarities to the seed, as sentences. */
  reasons: string[]
  evidence: LookalikeProof[]
}

/** A list of other companies at the seed's latest funding stage, most similar first. */
export type Lookalikes = {
  contract: typeof LOOKALIKES_CONTRACT
  seed: {
    name: string
    domain: string | null
    stage: FundingStage
    industry: string | null
    location: string | null
    /** Empty if the caller gave the stage. */
    evidence: LookalikeProof[]
  }
  requested_count: number
  lookalikes: Lookalike[]
}

const text = { type: 'string' }
const nullable = { type: ['string', 'null'] }
const proofs = (min: number) => ({
  type: 'array',
  ...(min > 0 ? { minItems: min } : {}),
  items: {
    type: 'object',
    properties: { url: { type: 'string', format: 'uri' }, quote: nullable },
    required: ['url', 'quote'],
    additionalProperties: false,
  },
})
const company = {
  name: text,
  domain: nullable,
  stage: { type: 'string', enum: [...FUNDING_STAGES] },
  industry: nullable,
  location: nullable,
}

/** The contract as JSON Schema (2020-12). */
export const LOOKALIKES_SCHEMA: Record<string, unknown> = {
  type: 'object',
  properties: {
    contract: { type: 'string', const: LOOKALIKES_CONTRACT },
    seed: {
      type: 'object',
      properties: { ...company, evidence: proofs(0) },
      required: [...Object.keys(company), 'evidence'],
      additionalProperties: false,
    },
    requested_count: { type: 'integer', minimum: 1, maximum: 25 },
    lookalikes: {
      type: 'array',
      maxItems: 25,
      items: {
        type: 'object',
        properties: { ...company, reasons: { type: 'array', minItems: 1, items: text }, evidence: proofs(1) },
        required: [...Object.keys(company), 'reasons', 'evidence'],
        additionalProperties: false,
      },
    },
  },
  required: ['contract', 'seed', 'requested_count', 'lookalikes'],
  additionalProperties: false,
}

/**
 * Returns the problems of an answer: schema violations, too many companies, companies at another
 * stage, and cited pages that no tool call of the run returned.
 */
export function lookalikeProblems(value: unknown, calls: readonly Pick<ToolCall, 'outcome'>[]): string[] {
  const problems = validateOutput(LOOKALIKES_SCHEMA, value)
  if (problems.length > 0) return problems
  const { seed, lookalikes, requested_count: requested } = value as Lookalikes
  const pages = new Set(
    calls.flatMap(({ outcome }) =>
      outcome.ok ? [...outcome.citations.map(({ url }) => url), ...leavesOf(outcome.output)] : []
    )
  )
  const unknown = (proof: LookalikeProof) => !pages.has(proof.url)
  return [
    ...(lookalikes.length > requested ? [`/lookalikes: contains more than the ${requested} requested`] : []),
    ...lookalikes.flatMap(({ stage }, i) =>
      stage === seed.stage ? [] : [`/lookalikes/${i}/stage: is not the seed's`]
    ),
    ...seed.evidence.filter(unknown).map(({ url }) => `/seed/evidence: no tool call returned ${url}`),
    ...lookalikes.flatMap(({ evidence }, i) =>
      evidence.filter(unknown).map(({ url }) => `/lookalikes/${i}/evidence: no tool call returned ${url}`)
    ),
  ]
}
