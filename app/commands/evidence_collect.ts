import { flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { type Collected, EvidenceRetention } from '#domain/evidence/evidence_retention'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class EvidenceCollect extends KithCommand {
  static needs = 'services' as const
  static commandName = 'evidence:collect'
  static description = 'Delete old page captures that no stored result cites'
  static help = [
    'Keeps the newest captures of each page, captures younger than --keep-days, and every capture that a dataset, Set, profile or record cites. Archive files that are mostly empty afterwards are rewritten. You can run this while the server runs, and run it again at any time.',
    '',
    '{{ binaryName }} evidence:collect --dry-run',
    '{{ binaryName }} evidence:collect --keep-days=90',
  ]

  @flags.number({ description: 'Keep captures younger than this many days', default: 400 })
  declare keepDays: number

  @flags.number({
    description: 'Keep this many of the newest captures of each page, whatever their age',
    default: 3,
  })
  declare keepPerPage: number

  @flags.boolean({ description: 'Only count the captures that would be deleted' })
  declare dryRun: boolean

  protected async answer(): Promise<Collected> {
    if (!(this.keepDays >= 0 && this.keepDays <= 36_500))
      throw validationFailed({ 'keep-days': ['must be a number from 0 to 36500'] })
    if (!Number.isInteger(this.keepPerPage) || this.keepPerPage < 1)
      throw validationFailed({ 'keep-per-page': ['must be a whole number of at least 1'] })
    const { CitedReadings } = await import('#app/evidence/cited_readings')
    const { container } = this.app
    const cited = await container.make(CitedReadings)
    const { keepDays, keepPerPage } = this
    const policy = { keepDays, keepPerPage, now: new Date().toISOString(), dryRun: this.dryRun ?? false }
    return (await container.make(EvidenceRetention)).collect(policy, cited.all())
  }

  protected print({ captures, cited, bodies, files, bytes }: Collected): void {
    const kept = `kept ${cited} old captures that are cited`
    if (this.dryRun) console.log(`would delete ${captures} captures, ${kept}`)
    else
      console.log(
        `deleted ${captures} captures and ${bodies} page bodies, ${kept}; removed ${files} files (${bytes} bytes)`
      )
  }
}
