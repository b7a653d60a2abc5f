import { flags } from '@adonisjs/core/ace'
import { type DeadJob, Queue } from '#domain/ports/queue'
import { positive } from '#app/shared/cli/flag_values'
import { KithCommand } from '#app/shared/cli/kith_command'
import { RUN_QUEUE } from '#app/runs/wake_run'

export default class QueueDead extends KithCommand {
  static commandName = 'queue:dead'
  static description = 'List work that was given up after too many failed attempts, the latest first'
  static help = [
    'Each with its id, when it was given up, and why it failed the last time. When the cause is gone, queue:revive lets it be',
    'tried again.',
    '',
    '{{ binaryName }} queue:dead --limit=5',
  ]

  @flags.number({ description: 'How many at most', default: 50 })
  declare limit: number

  protected async answer(): Promise<{ dead: DeadJob[] }> {
    const queue = await this.app.container.make(Queue)
    return { dead: await queue.dead(RUN_QUEUE, positive('limit', this.limit)!) }
  }

  protected print({ dead }: { dead: DeadJob[] }): void {
    for (const { id, diedAt, attempt, error } of dead)
      console.log(`${id}  ${diedAt}  after ${attempt} attempts: ${error.split('\n')[0]}`)
    if (dead.length === 0) console.log('Nothing was given up.')
  }
}
