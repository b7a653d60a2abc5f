import { flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { RemovedDemo } from '#app/demo/remove_demo'

export default class DemoRemove extends KithCommand {
  static commandName = 'demo:remove'
  static description = 'Remove the demo world: its people, companies, pages, key, admin and workspace'
  static help = [
    'Records and pages of your own stay. The demo workspace is kept when you added keys, members or credits to it; everything made',
    'in it goes otherwise. May run beside a server and again at any time. Restart the server afterwards: it then reads the web.',
    '',
    '{{ binaryName }} demo:remove --yes',
  ]

  @flags.boolean({ description: 'Remove it without asking' })
  declare yes: boolean

  protected async answer(): Promise<RemovedDemo> {
    if (!this.yes && !(await this.#confirmed()))
      throw new DomainError('validation_failed', 'Nothing was removed; add --yes to remove the demo world.')
    const [{ generateWorld }, { removeDemo }] = await Promise.all([
      import('#demo/world'),
      import('#app/demo/remove_demo'),
    ])
    return removeDemo(this.app, generateWorld(), (line) => this.json || console.log(line))
  }

  async #confirmed(): Promise<boolean> {
    if (!process.stdin.isTTY || this.json) return false
    return this.prompt.confirm('Remove the demo people, companies, pages, key and workspace?')
  }

  protected print(answer: RemovedDemo): void {
    super.print(answer)
    if (answer.workspace === 'kept')
      console.log('The demo workspace stays: it has keys, members or credits that you added.')
    console.log('The demo world is removed. Restart a server that is running.')
  }
}
