import { SearchIndex } from '#domain/ports/search_index'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class IndexVerify extends KithCommand {
  static needs = 'records' as const
  static commandName = 'index:verify'
  static description = 'Read every index file and check it against its checksums'
  static help = [
    'Exits with 1 if a file is damaged. To repair an index, run index:rebuild, which builds it from the stored records.',
    '',
    '{{ binaryName }} index:verify',
  ]

  protected async answer() {
    const { IndexSources } = await import('#app/index/index_sources')
    const sources = await this.app.container.make(IndexSources)
    const index = await this.app.container.make(SearchIndex)
    const indexes = []
    for (const { name } of await sources.named('all')) {
      const progress = new Progress('percent')
      const problems = await index.verify(name, (share) =>
        progress.update(name, Math.floor(share * 100), share)
      )
      progress.done()
      indexes.push({ index: name, sound: problems.length === 0, problems })
      if (problems.length > 0) this.exitCode = 1
    }
    return { indexes }
  }
}
