import { ImportCommand } from '#app/imports/import_command'

export default class CodehostProfiles extends ImportCommand {
  static commandName = 'codehost:profiles'
  static description = 'Import public profiles of code-host accounts'
  static help = [...ImportCommand.help, '', '{{ binaryName }} codehost:profiles profiles.jsonl.gz']

  protected async target() {
    const { AccountStore } = await import('#app/codehost/account_store')
    const { profilesTarget } = await import('#app/codehost/import_target')
    return profilesTarget((await this.app.container.make(AccountStore)).profiles)
  }
}
