import { args, flags } from '@adonisjs/core/ace'
import { isCalendarDay } from '#domain/calendar_day'
import { validationFailed } from '#domain/errors'
import { INDEX_NAMES } from '#domain/ports/search_index'
import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class IndexRebuild extends KithCommand {
  static needs = 'records' as const
  static commandName = 'index:rebuild'
  static description = 'Rebuild indexes from the stored records and switch searches to them'
  static help = [
    'Searches use the old version until the new one is complete. Run this after codehost:import and when doctor recommends it. Imported people and companies are searchable within a second without a rebuild.',
    '',
    '{{ binaryName }} index:rebuild people',
    '{{ binaryName }} index:rebuild codehost --as-of=2026-01-31',
  ]

  @args.string({
    description: `Index to rebuild: ${INDEX_NAMES.join(', ')} or all`,
    required: false,
    default: 'all',
  })
  declare index: string

  @flags.string({ description: 'Build the index as of this day (YYYY-MM-DD) instead of today' })
  declare asOf?: string

  protected async answer() {
    if (this.asOf !== undefined && !isCalendarDay(this.asOf))
      throw validationFailed({ 'as-of': ['must be a day of the calendar, as YYYY-MM-DD'] })
    const { IndexSources } = await import('#app/index/index_sources')
    const sources = await this.app.container.make(IndexSources)
    const { IndexRebuilds } = await import('#app/index/index_rebuilds')
    const rebuilds = await this.app.container.make(IndexRebuilds)
    const reports = []
    for (const source of await sources.named(this.index, this.asOf)) {
      const progress = new Progress('documents')
      const report = rebuilds.run(
        source,
        () => console.error(`Another process is rebuilding ${source.name}. Waiting for its end.`),
        ({ documents }, whole) =>
          progress.update(source.name, documents, whole > 0 ? documents / whole : null)
      )
      reports.push(await report.finally(() => progress.done()))
    }
    return reports.length === 1 ? reports[0] : { indexes: reports }
  }
}
