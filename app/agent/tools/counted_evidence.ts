import type { RunLimits } from '#domain/agent/run_limits'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import env from '#start/env'
import type { ToolScope } from './agent_tool.js'

const CACHE = new WeakMap<RunLimits, CountedEvidence>()

/**
 * Returns the evidence for one run. Each web search counts as a provider call, and finds nothing
 * when no calls are left. Archive searches do not count.
 */
export function evidenceOf(evidence: Evidence, scope: ToolScope): Evidence {
  if (env.get('WEB_SEARCH_URL') === undefined) return evidence
  let cached = CACHE.get(scope.limits)
  if (!cached) CACHE.set(scope.limits, (cached = new CountedEvidence(evidence, scope)))
  return cached
}

class CountedEvidence extends Evidence {
  readonly parser: PageParser

  constructor(
    private readonly evidence: Evidence,
    private readonly scope: ToolScope
  ) {
    super()
    this.parser = evidence.parser
  }

  read(request: ReadRequest): Promise<ReadResult> {
    return this.evidence.read(request)
  }

  stored(url: string, at?: string) {
    return this.evidence.stored(url, at)
  }

  async find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return (await this.scope.takeCalls(1)) ? this.evidence.find(query, limit, signal) : []
  }

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.evidence.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  async close(): Promise<void> {}
}
