import { flags } from '@adonisjs/core/ace'
import { type DeadJob, Queue } from '#domain/ports/queue'
import { positive } from '#app/shared/cli/flag_values'
import { KithCommand } from '#app/shared/cli/kith_command'
import { deadJobs } from '#app/runs/dead_jobs'

export default class QueueDead extends KithCommand {
  static commandName = 'queue:dead'
  static description = 'List jobs that failed permanently, latest first'
  static help = [
    'A job fails permanently after its last attempt. Shows its id, when it failed, the number of attempts and the last error. After fixing the cause, run queue:revive to retry it.',
    '',
    '{{ binaryName }} queue:dead --limit=5',
  ]

  @flags.number({ description: 'Maximum number of jobs', default: 50 })
  declare limit: number

  protected async answer(): Promise<{ dead: DeadJob[] }> {
    const queue = await this.app.container.make(Queue)
    return { dead: await deadJobs(queue, positive('limit', this.limit)!) }
  }

  protected print({ dead }: { dead: DeadJob[] }): void {
    for (const { id, diedAt, attempt, error } of dead)
      console.log(`${id}  ${diedAt}  after ${attempt} attempts: ${error.split('\n')[0]}`)
    if (dead.length === 0) console.log('No failed jobs.')
  }
}
