import { DomainError } from '#domain/errors'
import type { ToolScope } from './agent_tool.js'

/**
 * Returns how many live profiles a tool call can still read. Each profile is one provider call, and
 * the tool call itself counts for the first. Throws `agent_unavailable` when no call is left.
 */
export function liveProfilesLeft({ limits }: ToolScope): number {
  if (limits.callsLeft > 0) return limits.callsLeft
  throw noneLeft()
}

/** Counts the calls for `count` live profiles. Throws `agent_unavailable` if fewer are left. */
export async function takeLiveProfiles(count: number, { takeCalls }: ToolScope): Promise<void> {
  if (!(await takeCalls(Math.max(0, count - 1)))) throw noneLeft()
}

const noneLeft = () => new DomainError('agent_unavailable', 'No provider calls are left in this run.')
