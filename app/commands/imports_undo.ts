import { args } from '@adonisjs/core/ace'
import { operator } from '#app/imports/files_command'
import { ImportUndo } from '#app/imports/import_undo'
import { UndoCommand } from '#app/imports/undo_command'

export default class ImportsUndo extends UndoCommand {
  static needs = 'records' as const
  static commandName = 'imports:undo'
  static description = 'Undo an import of people or companies, and restore what their records said before'
  static help = [
    'A record that only this import stated is removed. A record that an earlier import stated returns to that statement. A statement of a later import stays. An undo that was interrupted continues when the service starts or you run the command again. You can run it while the server runs.',
    '',
    '{{ binaryName }} imports:undo imp_0123456789abcdef0123456789abcdef --dry-run',
    '{{ binaryName }} imports:undo imp_0123456789abcdef0123456789abcdef --yes',
  ]

  @args.string({ description: 'Id of the import, from imports:list' })
  declare id: string

  protected async answer(): Promise<object> {
    const undo = await this.app.container.make(ImportUndo)
    const { removed, restored, kept } = await undo.preview(this.id)
    const preview = { import: this.id, removed, restored, kept }
    if (this.dryRun) return { ...preview, dry_run: true }
    await this.confirm(
      `Undo removes ${removed} records, restores ${restored} and keeps ${kept} of later imports.`
    )
    const total = removed + restored + kept
    const entry = await this.finish(
      undo,
      await undo.start(this.id, operator()),
      this.id,
      total,
      (counts) => counts.removed + counts.restored + counts.kept
    )
    const { counts, state } = entry
    const done = { removed: counts.removed, restored: counts.restored, kept: counts.kept }
    return { import: this.id, undo: entry.id, state, ...done }
  }
}
