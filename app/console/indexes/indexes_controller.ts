import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { CodehostArchive } from '#domain/codehost/archive'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { Embedder } from '#domain/search/embedder'
import { userOf } from '#app/console/member'
import { IndexRebuilds, type RebuildState } from '#app/index/index_rebuilds'
import type { IndexSource } from '#app/index/index_source'
import { IndexSources } from '#app/index/index_sources'
import { RecordCounts } from '#app/index/record_counts'
import { EncoderState } from '#app/people/encoder_state'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { coverageByMonth } from './coverage.js'
import { rebuildIndexOperation } from './operations.js'

@inject()
export default class IndexesController {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly sources: IndexSources,
    private readonly rebuilds: IndexRebuilds,
    private readonly counts: RecordCounts,
    private readonly encoder: EncoderState,
    private readonly archive: CodehostArchive,
    private readonly embedder: Embedder
  ) {}

  async list(ctx: HttpContext) {
    const [sources, rebuilds] = await Promise.all([this.sources.all(), this.rebuilds.states(new Date())])
    const indexes = await Promise.all(
      sources.map(async (source) => {
        const { position, builtAt, ...status } = await this.index.status(source.name)
        const behind = Math.max(0, (await source.latestSequence()) - position)
        const rebuild = rebuilds.get(source.name) ?? null
        const records = await this.#records(source, rebuild)
        const vectors = source.name === 'people' ? this.embedder.model : null
        return { ...status, records, behind, built_at: builtAt, vectors, rebuild }
      })
    )
    return success(ctx, { indexes, encoder: await this.encoder.read() })
  }

  /**
   * Returns the number of records. During a rebuild, returns the rebuild's count. Until the
   * rebuild has counted the records, returns the last known count.
   */
  #records(source: IndexSource, rebuild: RebuildState | null): Promise<number> | number {
    if (rebuild?.status !== 'running') return this.counts.of(source)
    return rebuild.whole || this.counts.of(source, Number.POSITIVE_INFINITY)
  }

  async rebuild(ctx: HttpContext) {
    const { params } = await input(ctx, rebuildIndexOperation)
    const [source] = await this.sources.named(params.index)
    await this.sql.transaction((tx) => this.rebuilds.begin(source, new Date(), tx))
    // An index belongs to no workspace, so the service log records this change.
    const { id } = userOf(ctx)
    logger.info({ operator: id, index: params.index }, 'an operator started an index rebuild')
    return success(ctx, {})
  }

  async coverage(ctx: HttpContext) {
    return success(ctx, { months: coverageByMonth(await this.archive.hours()) })
  }
}
