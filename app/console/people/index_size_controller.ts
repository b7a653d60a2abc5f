import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { IndexSources } from '#app/index/index_sources'
import { RecordCounts } from '#app/index/record_counts'
import { success } from '#app/shared/http/envelope'

/** How many people and companies a search looks through. */
@inject()
export default class IndexSizeController {
  constructor(
    private readonly sources: IndexSources,
    private readonly counts: RecordCounts
  ) {}

  async read(ctx: HttpContext) {
    const sources = await this.sources.all()
    const countOf = async (name: string) => {
      const source = sources.find((one) => one.name === name)
      return source ? this.counts.of(source) : 0
    }
    const [people, companies] = await Promise.all([countOf('people'), countOf('companies')])
    return success(ctx, { people, companies })
  }
}
