import { args, flags } from '@adonisjs/core/ace'
import { DomainError, validationFailed } from '#domain/errors'
import { Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import { revive, reviveAll } from '#app/runs/dead_jobs'

export default class QueueRevive extends KithCommand {
  static commandName = 'queue:revive'
  static description = 'Retry jobs that failed permanently'
  static help = [
    'Takes the ids that queue:dead lists, or --all. Each job starts again from its first attempt.',
    '',
    '{{ binaryName }} queue:revive run_0123456789abcdef',
    '{{ binaryName }} queue:revive --all',
  ]

  @args.spread({ description: 'Job ids from queue:dead', required: false })
  declare ids?: string[]

  @flags.boolean({ description: 'Retry all failed jobs' })
  declare all: boolean

  protected async answer(): Promise<{ revived: number }> {
    const queue = await this.app.container.make(Queue)
    if (!this.all && !this.ids?.length) throw validationFailed({ ids: ['give at least one id, or --all'] })
    if (this.all) return this.#audited(await reviveAll(queue))
    const revived: string[] = []
    for (const id of this.ids!)
      if (await revive(queue, id)) revived.push(id)
      else {
        await this.#audited(revived)
        throw new DomainError('not_found', `There is no failed job "${id}".`)
      }
    return this.#audited(revived)
  }

  async #audited(revived: readonly string[]): Promise<{ revived: number }> {
    const [{ COMMAND }, { auditRevived }] = await Promise.all([
      import('#app/console/audit'),
      import('#app/console/audit_service'),
    ])
    const sql = await this.app.container.make(Sql)
    await sql.transaction((tx) => auditRevived(tx, COMMAND, revived))
    return { revived: revived.length }
  }

  protected print({ revived }: { revived: number }): void {
    console.log(`Jobs to retry: ${revived}.`)
  }
}
