import { flags } from '@adonisjs/core/ace'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class PrivacyCorrections extends KithCommand {
  static commandName = 'privacy:corrections'
  static needs = 'services' as const
  static description = 'List corrections that persons made on the privacy page, or undo one'
  static help = [
    '{{ binaryName }} privacy:corrections',
    '{{ binaryName }} privacy:corrections --undo=cor_0123',
  ]

  @flags.string({ description: 'Id of a correction to undo' })
  declare undo?: string

  @flags.number({ description: 'Maximum number of corrections', default: 50 })
  declare limit: number

  protected async answer(): Promise<object> {
    const { CorrectPerson } = await import('#app/reply/correct_person')
    const corrections = await this.app.container.make(CorrectPerson)
    if (this.undo === undefined) return { corrections: await corrections.list(Math.max(1, this.limit)) }
    await corrections.undo(this.undo)
    return { undone: this.undo }
  }
}
