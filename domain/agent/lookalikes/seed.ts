import type { FieldErrors } from '#domain/errors'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'

/** The company whose lookalikes are requested. kith reads null fields from public pages. */
export type Seed = {
  name: string | null
  domain: string | null
  stage: FundingStage | null
  industry: string | null
  location: string | null
}

const MAX_CHARS = 300
const KEYS = ['name', 'domain', 'stage', 'industry', 'location'] as const

/** `stage_seed` as JSON Schema. */
export const SEED_SCHEMA: Record<string, unknown> = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: MAX_CHARS, description: "The company's name." },
    domain: {
      type: 'string',
      minLength: 1,
      maxLength: 253,
      description: "The company's domain, which identifies it best.",
    },
    stage: {
      type: 'string',
      enum: [...FUNDING_STAGES],
      description: "The company's latest funding stage. By default it is read from public pages.",
    },
    industry: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_CHARS,
      description: "The company's industry, if known.",
    },
    location: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_CHARS,
      description: "The company's location. Lookalikes in the same country rank higher.",
    },
  },
  anyOf: [
    { type: 'object', required: ['name'] },
    { type: 'object', required: ['domain'] },
  ],
  additionalProperties: false,
}

/** Returns the problems of a `stage_seed`, by path in the body; empty if there are none. */
export function seedProblems(seed: Record<string, unknown>): FieldErrors {
  const problems: FieldErrors = {}
  for (const [key, value] of Object.entries(seed)) {
    const problem = (KEYS as readonly string[]).includes(key)
      ? problemOf(key as keyof Seed, value)
      : `is not a property of a seed; valid are ${KEYS.join(', ')}`
    if (problem) problems[`stage_seed.${key}`] = [problem]
  }
  if (seed.name === undefined && seed.domain === undefined) problems.stage_seed = ['needs a name or a domain']
  return problems
}

function problemOf(key: keyof Seed, value: unknown): string | null {
  if (typeof value !== 'string') return 'must be a string'
  if (value.trim() === '') return 'must not be empty'
  if (value.length > MAX_CHARS) return `must not be longer than ${MAX_CHARS} characters`
  if (key === 'stage' && !(FUNDING_STAGES as readonly string[]).includes(value))
    return `must be one of ${FUNDING_STAGES.join(', ')}`
  if (key === 'domain' && (!canonicalUrl(value) || !registrableDomain(value))) return 'must be a domain'
  return null
}

/** Reads a seed that `seedProblems` accepted. */
export function readSeed(seed: Record<string, unknown>): Seed {
  const text = (key: keyof Seed) => (typeof seed[key] === 'string' ? (seed[key] as string).trim() : null)
  const domain = text('domain')
  return {
    name: text('name'),
    domain: domain && registrableDomain(domain),
    stage: text('stage') as FundingStage | null,
    industry: text('industry'),
    location: text('location'),
  }
}
