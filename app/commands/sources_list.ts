import { ImportUndo } from '#app/imports/import_undo'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class SourcesList extends KithCommand {
  static needs = 'records' as const
  static commandName = 'sources:list'
  static description = 'List the sources of records with their numbers of people and companies'
  static help = [
    'Reads all records, which takes seconds per million. A person with records of two sources counts for both.',
    '',
    '{{ binaryName }} sources:list',
  ]

  protected async answer() {
    const undo = await this.app.container.make(ImportUndo)
    return { sources: await undo.sources() }
  }
}
