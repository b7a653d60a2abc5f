import { DomainError } from '#domain/errors'
import type { ToolScope } from './agent_tool.js'

/**
 * How many live profiles a call can still read: each is a call to the code host (AG-024), the first of them covered by the tool's
 * own. Throws `agent_unavailable` where there is no room for one.
 */
export function liveProfilesLeft({ limits }: ToolScope): number {
  if (limits.callsLeft > 0) return limits.callsLeft
  throw noneLeft()
}

/** Takes the calls of these profiles. Throws `agent_unavailable` where calls at the same time left too few. */
export async function takeLiveProfiles(count: number, { takeCalls }: ToolScope): Promise<void> {
  if (!(await takeCalls(Math.max(0, count - 1)))) throw noneLeft()
}

const noneLeft = () => new DomainError('agent_unavailable', 'No provider calls are left in this run.')
