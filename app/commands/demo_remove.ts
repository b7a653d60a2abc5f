import { flags } from '@adonisjs/core/ace'
import { DomainError } from '#domain/errors'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { RemovedDemo } from '#app/demo/remove_demo'

export default class DemoRemove extends KithCommand {
  static needs = 'services' as const
  static commandName = 'demo:remove'
  static description = 'Remove the demo data: its people, companies, pages, key, admin and workspace'
  static help = [
    'Your own records and pages stay. The demo workspace is kept if you added keys, members or credits to it; otherwise it is removed with everything in it. You can run this while the server runs, and run it again at any time. Restart the server afterwards: without demo data it reads the live web.',
    '',
    '{{ binaryName }} demo:remove --yes',
  ]

  @flags.boolean({ description: 'Do not ask for confirmation' })
  declare yes: boolean

  protected async answer(): Promise<RemovedDemo> {
    if (!this.yes && !(await this.#confirmed()))
      throw new DomainError('validation_failed', 'Nothing was removed; add --yes to remove the demo data.')
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
      console.log('The demo workspace was kept because you added keys, members or credits to it.')
    console.log('The demo data was removed. Restart the server if it is running.')
  }
}
