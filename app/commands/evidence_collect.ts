import { flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { type Collected, EvidenceRetention } from '#domain/evidence/evidence_retention'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class EvidenceCollect extends KithCommand {
  static commandName = 'evidence:collect'
  static description = 'Forget old readings of pages that nothing stored cites'
  static help = [
    'Keeps the newest readings of each page, whatever is younger than the days given, and each reading that a dataset, a Set, a',
    'profile or a record rests on. Files of which little is left are written anew. May run beside a server, and at any time again.',
    '',
    '{{ binaryName }} evidence:collect --dry-run',
    '{{ binaryName }} evidence:collect --keep-days=90',
  ]

  @flags.number({ description: 'Keep readings younger than so many days', default: 400 })
  declare keepDays: number

  @flags.number({ description: 'Keep so many of the newest readings of a page, however old', default: 3 })
  declare keepPerPage: number

  @flags.boolean({ description: 'Only count the readings that would be forgotten' })
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
    const kept = `kept ${cited} old ones that are cited`
    if (this.dryRun) console.log(`would forget ${captures} readings, ${kept}`)
    else
      console.log(
        `forgot ${captures} readings and ${bodies} contents, ${kept}; removed ${files} files of ${bytes} bytes`
      )
  }
}
