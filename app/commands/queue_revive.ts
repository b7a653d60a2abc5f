import { args, flags } from '@adonisjs/core/ace'
import { DomainError, validationFailed } from '#domain/errors'
import { Queue } from '#domain/ports/queue'
import { KithCommand } from '#app/shared/cli/kith_command'
import { RUN_QUEUE } from '#app/runs/wake_run'

const AT_ONCE = 500

export default class QueueRevive extends KithCommand {
  static commandName = 'queue:revive'
  static description = 'Let work that was given up be tried again, from its first attempt'
  static help = [
    'By the ids that queue:dead shows, or with --all everything that was given up.',
    '',
    '{{ binaryName }} queue:revive run_0123456789abcdef',
    '{{ binaryName }} queue:revive --all',
  ]

  @args.spread({ description: 'Ids, as queue:dead shows them', required: false })
  declare ids?: string[]

  @flags.boolean({ description: 'Revive everything that was given up' })
  declare all: boolean

  protected async answer(): Promise<{ revived: number }> {
    const queue = await this.app.container.make(Queue)
    if (this.all) return { revived: await reviveAll(queue) }
    if (!this.ids?.length) throw validationFailed({ ids: ['name what to revive, or give --all'] })
    for (const id of this.ids)
      if (!(await queue.revive(RUN_QUEUE, id)))
        throw new DomainError('not_found', `Nothing was given up under the id "${id}".`)
    return { revived: this.ids.length }
  }

  protected print({ revived }: { revived: number }): void {
    console.log(`${revived} will be tried again.`)
  }
}

async function reviveAll(queue: Queue): Promise<number> {
  let revived = 0
  for (;;) {
    const dead = await queue.dead(RUN_QUEUE, AT_ONCE)
    let some = 0
    for (const { id } of dead) if (await queue.revive(RUN_QUEUE, id)) some++
    revived += some
    if (dead.length < AT_ONCE || some === 0) return revived
  }
}
