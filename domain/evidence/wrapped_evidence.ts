import type { SuppressionList } from '#domain/privacy/suppression_list'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from './evidence.js'
import type { Snapshot } from './page.js'
import type { PageParser } from './page_parser.js'

/** Passes every call on to other evidence. Subclasses change some of the calls. */
export abstract class WrappedEvidence extends Evidence {
  readonly parser: PageParser
  override readonly suppression: SuppressionList | null

  constructor(protected readonly evidence: Evidence) {
    super()
    this.parser = evidence.parser
    this.suppression = evidence.suppression
  }

  read(request: ReadRequest): Promise<ReadResult> {
    return this.evidence.read(request)
  }

  stored(url: string, at?: string): Promise<Snapshot | null> {
    return this.evidence.stored(url, at)
  }

  find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return this.evidence.find(query, limit, signal)
  }

  findStored(query: string, limit: number): Promise<FoundPage[]> {
    return this.evidence.findStored(query, limit)
  }

  linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.evidence.linking(address, limit)
  }

  healthy(): Promise<boolean> {
    return this.evidence.healthy()
  }

  /** Does nothing, because the owner of the wrapped evidence closes it. */
  async close(): Promise<void> {}
}
