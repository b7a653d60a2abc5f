import { writeFile } from 'node:fs/promises'
import { KithCommand } from '#app/shared/cli/kith_command'

export default class ConsoleClient extends KithCommand {
  static commandName = 'console:client'
  static description = "Write the types of the console's client anew, after a change of the routes it calls"
  static help = [
    'For work on the console: its types are made from the declarations of the routes, and a test fails where they differ.',
    '',
    '{{ binaryName }} console:client',
  ]

  protected async answer() {
    const { clientSource } = await import('#app/console/client_source')
    const file = this.app.makePath('console/src/api/schema.d.ts')
    await writeFile(file, await clientSource())
    return { file }
  }
}
