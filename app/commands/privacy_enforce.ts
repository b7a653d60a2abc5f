import { KithCommand } from '#app/shared/cli/kith_command'
import { Progress } from '#app/shared/cli/progress'

export default class PrivacyEnforce extends KithCommand {
  static commandName = 'privacy:enforce'
  static needs = 'services' as const
  static description = 'Erase stored people who are on the suppression list'
  static help = [
    'Needed after an old PostgreSQL backup is restored. After backup:restore, the next start does it. You can run this while the server runs.',
    '',
    '{{ binaryName }} privacy:enforce',
  ]

  protected async answer() {
    const { EnforceSuppressions } = await import('#app/privacy/enforce_suppressions')
    const enforce = await this.app.container.make(EnforceSuppressions)
    const progress = new Progress('people')
    const erased = await enforce.run((people) => progress.update('checked', people, null))
    progress.done()
    return { erased }
  }
}
