/** The verdict that marks a person left out by a member of the workspace. */
export const EXCLUDED = {
  id: 'crit_excluded',
  description: 'Not left out by a member',
  required: true,
  verdict: 'no',
  evidence: [],
} as const

export const isExcluded = ({ criteria }: { criteria: readonly { id: string }[] }): boolean =>
  criteria.some(({ id }) => id === EXCLUDED.id)
