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

  protected async target() {
    const { PeopleStore } = await import('#app/people/people_store')
    const { peopleTarget } = await import('#app/people/import_targets')
    return peopleTarget(await this.app.container.make(PeopleStore))
  }
}
