import type { RunLimits } from '#domain/agent/run_limits'
import type { Evidence, FoundPage } from '#domain/evidence/evidence'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'
import env from '#start/env'
import type { ToolScope } from './agent_tool.js'

const CACHE = new WeakMap<RunLimits, CountedEvidence>()

/**
 * Returns the evidence for one run. With WEB_SEARCH_URL, each search counts as a provider call, and finds
 * nothing when no calls are left. Without WEB_SEARCH_URL, searches read only the archive and do not count.
 */
export function evidenceOf(evidence: Evidence, scope: ToolScope): Evidence {
  if (env.get('WEB_SEARCH_URL') === undefined) return evidence
  let cached = CACHE.get(scope.limits)
  if (!cached) CACHE.set(scope.limits, (cached = new CountedEvidence(evidence, scope)))
  return cached
}

class CountedEvidence extends WrappedEvidence {
  constructor(
    evidence: Evidence,
    private readonly scope: ToolScope
  ) {
    super(evidence)
  }

  async find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return (await this.scope.takeCalls(1)) ? this.evidence.find(query, limit, signal) : []
  }
}
