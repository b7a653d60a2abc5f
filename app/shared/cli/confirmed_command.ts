import { flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from './kith_command.js'

/**
 * The base of commands that change a lot of data at once. --dry-run shows the changes only. Without
 * --yes, the command asks before it changes anything.
 */
export abstract class ConfirmedCommand extends KithCommand {
  @flags.boolean({ description: 'Show what would change, but change nothing' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Do not ask for confirmation' })
  declare yes: boolean

  /** Throws unless --yes is given or the user agrees. */
  protected async confirm(question: string): Promise<void> {
    if (this.yes) return
    const isAgreed = process.stdin.isTTY && !this.json && (await this.prompt.confirm(question))
    if (!isAgreed)
      throw new DomainError('validation_failed', `Nothing was changed. ${question} Add --yes to agree.`)
  }
}
