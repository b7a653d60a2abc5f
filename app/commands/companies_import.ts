import { ImportCommand } from '#app/imports/import_command'

export default class CompaniesImport extends ImportCommand {
  static commandName = 'companies:import'
  static description = 'Import company records from files'
  static help = [...ImportCommand.help, '', '{{ binaryName }} companies:import companies.csv --map=mine.sql']

  protected readonly kind = 'companies'
}
