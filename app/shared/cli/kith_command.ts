import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DomainError } from '#domain/errors'
import { answerText } from './table.js'
import { unexpected } from './unexpected.js'

/**
 * What every command shares: --json prints exactly one JSON document on standard output; what goes wrong is one clear
 * sentence on standard error, with exit code 1.
 */
export abstract class KithCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print one JSON document, for machines' })
  declare json: boolean

  /** What a command that has an answer all the same says is wrong, after it. */
  protected complaint: string | null = null

  /** The command's work; its answer is printed. */
  protected abstract answer(): Promise<object>

  /** What has to be true before. */
  protected async ready(): Promise<void> {
    const { migrate } = await import('#app/shared/database/migrate')
    await migrate(this.app)
  }

  /** Prints the answer for people: plain values line by line, lists as tables. */
  protected print(answer: object): void {
    console.log(answerText(this.brief(answer)))
  }

  /** What `print` shows of the answer, where the whole would not fit on a terminal. */
  protected brief(answer: object): object {
    return answer
  }

  async run(): Promise<void> {
    try {
      await this.ready()
      const answer = await this.answer()
      if (this.json) console.log(JSON.stringify(answer))
      else this.print(answer)
      if (this.complaint) console.error(this.complaint)
    } catch (error) {
      console.error(error instanceof DomainError ? error.message : await unexpected(error))
      this.exitCode = 1
    }
  }
}
