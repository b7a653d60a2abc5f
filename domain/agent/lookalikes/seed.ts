import type { FieldErrors } from '#domain/errors'
import { canonicalUrl, registrableDomain } from '#domain/people/text/urls'
import { FUNDING_STAGES, type FundingStage } from '#domain/search/request'

/** The company whose lookalikes are wanted. What is not given is read from public pages. */
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
      description: 'Its domain, which tells best which company is meant.',
    },
    stage: {
      type: 'string',
      enum: [...FUNDING_STAGES],
      description: 'Its latest funding stage, where the caller knows it; else it is read from public pages.',
    },
    industry: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_CHARS,
      description: 'What it does, where the caller knows it.',
    },
    location: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_CHARS,
      description: 'Where it is; lookalikes there come first.',
    },
  },
  anyOf: [
    { type: 'object', required: ['name'] },
    { type: 'object', required: ['domain'] },
  ],
  additionalProperties: false,
}

/** What is wrong with a `stage_seed`, by its path in the body; empty when nothing is (AG-021). */
export function seedProblems(seed: Record<string, unknown>, at = 'stage_seed'): FieldErrors {
  const problems: FieldErrors = {}
  for (const [key, value] of Object.entries(seed)) {
    const problem = (KEYS as readonly string[]).includes(key)
      ? problemOf(key as keyof Seed, value)
      : `is no property of a seed; there are ${KEYS.join(', ')}`
    if (problem) problems[`${at}.${key}`] = [problem]
  }
  if (seed.name === undefined && seed.domain === undefined)
    problems[at] = ['needs a name or a domain of the company']
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

/** A seed that `seedProblems` passed. */
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
