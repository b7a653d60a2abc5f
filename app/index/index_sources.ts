import { validationFailed } from '#domain/errors'
import type { IndexSource } from './index_source.js'

/** The indexes that are built from records, listed in start/index_sources.ts. */
export class IndexSources {
  /** `open` returns one source per index. `asOf` (YYYY-MM-DD) is the date of the build. */
  constructor(private readonly open: (asOf: string) => Promise<IndexSource[]>) {}

  /** Returns the source of every index. `asOf` is today by default. */
  all(asOf = new Date().toISOString().slice(0, 10)): Promise<IndexSource[]> {
    return this.open(asOf)
  }

  /** Returns one source, or every source for `all`. Throws `validation_failed` for another name. */
  async named(name: string, asOf?: string): Promise<IndexSource[]> {
    const sources = await this.all(asOf)
    const named = sources.filter((source) => name === 'all' || source.name === name)
    if (named.length > 0) return named
    throw validationFailed({
      index: [`must be one of ${sources.map((source) => source.name).join(', ')} or all`],
    })
  }
}
