import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { DomainError } from '#domain/errors'
import { answerText } from './table.js'
import { unexpected } from './unexpected.js'

/**
 * The base of every command. --json prints one JSON document to standard output. A failure prints
 * one sentence to standard error and exits with 1.
 */
export abstract class KithCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  /**
   * What the command needs besides the ports of stores (start/ports.ts). `records`: the stores of records,
   * their imports and indexes (start/records.ts). `services`: all services, which take a second of
   * processor time to load. `routes`: services and routes. Routes take another second.
   */
  static needs: 'records' | 'services' | 'routes' | undefined

  @flags.boolean({ description: 'Print the result as one JSON document' })
  declare json: boolean

  protected errorText: string | null = null

  protected abstract answer(): Promise<object>

  /** Runs before `answer`. Migrates the database. */
  protected async ready(): Promise<void> {
    const { migrate } = await import('#app/shared/database/migrate')
    await migrate(this.app)
  }

  /** Prints the result for people: plain values line by line, lists as tables. */
  protected print(answer: object): void {
    console.log(answerText(this.brief(answer)))
  }

  /** Returns the part of the result that `print` shows. */
  protected brief(answer: object): object {
    return answer
  }

  async run(): Promise<void> {
    try {
      await this.ready()
      const answer = await this.answer()
      if (this.json) console.log(JSON.stringify(answer))
      else this.print(answer)
      if (this.errorText) console.error(this.errorText)
    } catch (error) {
      console.error(error instanceof DomainError ? error.message : await unexpected(error))
      this.exitCode = 1
    }
  }
}
