import { args } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { COMMAND } from '#app/console/audit'
import { auditService } from '#app/console/audit_service'
import { operator } from '#app/imports/files_command'
import { ImportUndo } from '#app/imports/import_undo'
import { UndoCommand } from '#app/imports/undo_command'

export default class SourcesDelete extends UndoCommand {
  static needs = 'records' as const
  static commandName = 'sources:delete'
  static description = 'Delete all records of a source, with their earlier versions'
  static help = [
    'People and companies keep what other sources say about them, and disappear without other records. This cannot be undone. A deletion that was interrupted continues when the service starts or you run the command again.',
    '',
    '{{ binaryName }} sources:delete old-crm --dry-run',
    '{{ binaryName }} sources:delete old-crm --yes',
  ]

  @args.string({ description: 'Name of the source, from sources:list' })
  declare source: string

  protected async answer(): Promise<object> {
    const undo = await this.app.container.make(ImportUndo)
    const [found] = await undo.sources(this.source)
    if (!found && !(await undo.isDeleting(this.source)))
      throw new DomainError(
        'not_found',
        `There is no source ${this.source}; node ace sources:list lists all.`
      )
    const { person_records = 0, company_records = 0 } = found ?? {}
    const preview = { source: this.source, person_records, company_records }
    if (this.dryRun) return { ...preview, dry_run: true }
    await this.confirm(`Deletes ${person_records} person and ${company_records} company records.`)
    const total = person_records + company_records
    const deletion = await undo.startDeletion(this.source, operator())
    const detail = { person_records, company_records }
    const sql = await this.app.container.make(Sql)
    await sql.transaction((tx) => auditService(tx, COMMAND, 'source.delete', this.source, detail))
    const { id, counts, state } = await this.finish(
      undo,
      deletion,
      this.source,
      total,
      ({ removed }) => removed
    )
    return { source: this.source, deletion: id, state, removed: counts.removed }
  }
}
