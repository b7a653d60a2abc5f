import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CommonPeopleValues } from '#app/autocomplete/common_people_values'
import { IndexSources } from '#app/index/index_sources'
import { RecordCounts } from '#app/index/record_counts'
import { success } from '#app/shared/http/envelope'

/**
 * Counts the indexed people and companies, and returns the most common titles, locations and
 * industries of the people.
 */
@inject()
export default class IndexSizeController {
  constructor(
    private readonly sources: IndexSources,
    private readonly counts: RecordCounts,
    private readonly values: CommonPeopleValues
  ) {}

  async read(ctx: HttpContext) {
    const sources = await this.sources.all()
    const countOf = async (name: string) => {
      const source = sources.find((one) => one.name === name)
      return source ? this.counts.of(source) : 0
    }
    const [people, companies, common] = await Promise.all([
      countOf('people'),
      countOf('companies'),
      this.values.read(),
    ])
    return success(ctx, { people, companies, common })
  }
}
