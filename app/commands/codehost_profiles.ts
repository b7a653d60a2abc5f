import { ImportCommand } from '#app/imports/import_command'

export default class CodehostProfiles extends ImportCommand {
  static commandName = 'codehost:profiles'
  static description = 'Import public profiles of code-host accounts'
  static help = [...ImportCommand.help, '', '{{ binaryName }} codehost:profiles profiles.jsonl.gz']

  protected readonly kind = 'profiles'
}
