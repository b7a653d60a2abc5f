import type { RunLimits } from '#domain/agent/run_limits'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/ports/evidence'
import env from '#start/env'

const COUNTED = new WeakMap<RunLimits, CountedEvidence>()

/**
 * Pages as one run may have them: where a web search is configured each search is a call to a provider, and finds nothing once
 * the run has none left (AG-024). A search of the archive is not.
 */
export function evidenceOf(evidence: Evidence, limits: RunLimits): Evidence {
  if (env.get('WEB_SEARCH_URL') === undefined) return evidence
  let counted = COUNTED.get(limits)
  if (!counted) COUNTED.set(limits, (counted = new CountedEvidence(evidence, limits)))
  return counted
}

class CountedEvidence extends Evidence {
  constructor(
    private readonly evidence: Evidence,
    private readonly limits: RunLimits
  ) {
    super()
  }

  read(request: ReadRequest): Promise<ReadResult> {
    return this.evidence.read(request)
  }

  stored(url: string, at?: string) {
    return this.evidence.stored(url, at)
  }

  async find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return this.limits.takeCalls(1) ? this.evidence.find(query, limit, signal) : []
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  async close(): Promise<void> {}
}
