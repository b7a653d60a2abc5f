import { KithCommand } from '#app/shared/cli/kith_command'

export default class ConsoleClient extends KithCommand {
  static commandName = 'console:client'
  static description = "Generate the types of the console's API client from the route declarations"
  static help = [
    'For work on the console. `npm run types` and `npm test` generate the types when a declaration has changed.',
    '',
    '{{ binaryName }} console:client',
  ]

  protected async answer() {
    const { writeClient } = await import('#app/console/write_client')
    const file = this.app.makePath('console/src/api/schema.d.ts')
    await writeClient(file)
    return { file }
  }
}
