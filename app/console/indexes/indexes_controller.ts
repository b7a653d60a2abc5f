import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { CodehostArchive } from '#domain/ports/codehost_archive'
import { SearchIndex } from '#domain/ports/index'
import { indexSources } from '#app/index/index_sources'
import { success } from '#app/shared/http/envelope'
import { coverageByMonth } from './coverage.js'

/** How the search indexes stand, and what the code-host archive holds. */
@inject()
export default class IndexesController {
  constructor(
    private readonly index: SearchIndex,
    private readonly archive: CodehostArchive
  ) {}

  async list(ctx: HttpContext) {
    const sources = await indexSources(app)
    const indexes = await Promise.all(
      sources.map(async (source) => {
        const { position, builtAt, ...status } = await this.index.status(source.name)
        const behind = Math.max(0, (await source.latestSequence()) - position)
        return { ...status, records: await source.count(), behind, built_at: builtAt }
      })
    )
    return success(ctx, { indexes })
  }

  async coverage(ctx: HttpContext) {
    return success(ctx, { months: coverageByMonth(await this.archive.hours()) })
  }
}
