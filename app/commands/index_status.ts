import { SearchIndex } from '#domain/ports/search_index'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class IndexStatus extends KithCommand {
  static commandName = 'index:status'
  static description =
    'Show versions, sizes, how far each index has followed the records, and how complete these are'
  static help = [
    'For each index: its version, how many documents and bytes it has, up to which change of the records it has come, and for',
    'the code host which hours of its archive are there.',
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
    return { indexes }
  }

  protected brief({ indexes }: { indexes: object[] }): object {
    const columns = ['name', 'documents', 'records', 'position', 'latest_change', 'bytes', 'version']
    const shown = (index: object) =>
      Object.fromEntries(
        columns.flatMap((name) => (name in index ? [[name, index[name as keyof object]]] : []))
      )
    const coverages = indexes.flatMap((index) =>
      'coverage' in index ? [index.coverage as { months: object[] }] : []
    )
    return { indexes: indexes.map(shown), months: coverages.flatMap(({ months }) => months) }
  }
}
