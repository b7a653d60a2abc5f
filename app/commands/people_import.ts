import { ImportCommand } from '#app/imports/import_command'

export default class PeopleImport extends ImportCommand {
  static commandName = 'people:import'
  static description = 'Import person records from files'
  static help = [
    ...ImportCommand.help,
    '',
    '{{ binaryName }} people:import people.jsonl.gz more.parquet --source=register',
    '{{ binaryName }} index:rebuild people',
  ]

  protected readonly kind = 'people'
}
