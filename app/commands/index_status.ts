import { SearchIndex } from '#domain/ports/search_index'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class IndexStatus extends KithCommand {
  static needs = 'records' as const
  static commandName = 'index:status'
  static description = 'Show the version, size and indexing position of each index'
  static help = [
    'Lists for each index its version, documents and bytes, and the last record change it has indexed (position) next to the latest one (latest_change). `encoder` says how many people the sentence model has embedded, and whether searches use it. For the code host it also lists which hours of the event archive were imported.',
    '',
    '{{ binaryName }} index:status --json',
  ]

  protected async answer() {
    const { IndexSources } = await import('#app/index/index_sources')
    const sources = await this.app.container.make(IndexSources)
    const index = await this.app.container.make(SearchIndex)
    const indexes = []
    for (const source of await sources.named('all'))
      indexes.push({
        ...(await index.status(source.name)),
        records: await source.count(),
        latest_change: await source.latestSequence(),
        ...(source.coverage ? { coverage: await source.coverage() } : {}),
      })
    const { EncoderState } = await import('#app/people/encoder_state')
    return { indexes, encoder: await (await this.app.container.make(EncoderState)).read() }
  }

  protected brief({ indexes, encoder }: { indexes: object[]; encoder: object | null }): object {
    const columns = ['name', 'documents', 'records', 'position', 'latest_change', 'bytes', 'version']
    const shown = (index: object) =>
      Object.fromEntries(
        columns.flatMap((name) => (name in index ? [[name, index[name as keyof object]]] : []))
      )
    const coverages = indexes.flatMap((index) =>
      'coverage' in index ? [index.coverage as { months: object[] }] : []
    )
    return {
      indexes: indexes.map(shown),
      ...(encoder ? { encoder: [encoder] } : {}),
      months: coverages.flatMap(({ months }) => months),
    }
  }
}
