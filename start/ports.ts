import type { ApplicationService } from '@adonisjs/core/types'
import { SearchIndex } from '#domain/ports/index'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'
import { IndexFollower } from '#app/index/index_follower'
import { indexSources } from '#app/index/index_sources'
import { CompanyStore } from '#app/people/company_store'
import { PeopleStore } from '#app/people/people_store'
import env, { dataPath } from '#start/env'

/** The one place that knows adapters: binds each port of domain/ports to the adapter the settings choose. */
export default class PortsProvider {
  #close: (() => Promise<void>)[] = []

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(SearchIndex, () => {
      const index = new EmbeddedIndex({
        directory: dataPath('index'),
        threads: env.get('INDEX_THREADS'),
        storedInMemory: env.get('INDEX_RECORDS_MB') * 2 ** 20,
      })
      this.#close.push(() => index.close())
      return index
    })
    container.singleton(
      PeopleStore,
      async (resolver) => new PeopleStore((await resolver.make('lucid.db')).connection())
    )
    container.singleton(
      CompanyStore,
      async (resolver) => new CompanyStore((await resolver.make('lucid.db')).connection())
    )
    container.singleton(IndexFollower, async (resolver) => {
      const sources = await indexSources(this.app)
      const follower = new IndexFollower(
        await resolver.make(SearchIndex),
        sources,
        await resolver.make('logger')
      )
      this.#close.push(() => follower.stop())
      return follower
    })
  }

  /** The follower stops before the index it writes to closes. */
  async shutdown() {
    for (const close of this.#close.reverse()) await close()
  }
}
