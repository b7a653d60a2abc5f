import type { Research } from '#domain/truth/research/research'

/**
 * Reasons why a person is not returned. `known`: the same index record was researched before, the
 * request excludes the person, or the employer already has its maximum of people.
 */
export type NotProven = 'known' | 'withoutPages' | 'unreadable' | 'unproven' | 'uncorroborated'

export function reasonFor({ sources, sourceFailed }: Research): NotProven {
  if (sourceFailed) return 'unreadable'
  return sources.length === 0 ? 'withoutPages' : 'unproven'
}
