import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DomainError } from '#domain/errors'

/**
 * What every command shares: --json prints exactly one JSON document on standard output, an expected failure one clear
 * sentence on standard error with exit code 1.
 */
export abstract class KithCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print one JSON document, for machines' })
  declare json: boolean

  /** The command's work; its answer is printed. */
  protected abstract answer(): Promise<object>

  /** The answer for people; the JSON document by default. */
  protected print(answer: object): void {
    console.log(JSON.stringify(answer, null, 2))
  }

  async run(): Promise<void> {
    try {
      const { migrate } = await import('#app/shared/database/migrate')
      await migrate(this.app)
      const answer = await this.answer()
      if (this.json) console.log(JSON.stringify(answer))
      else this.print(answer)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      console.error(error.message)
      this.exitCode = 1
    }
  }
}
