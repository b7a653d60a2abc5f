import { KithCommand } from '#app/shared/cli/kith_command'

export default class WorkspaceList extends KithCommand {
  static commandName = 'workspace:list'
  static description = 'List the workspaces with their plan, credits, keys and members'
  static help = [
    'Other commands take the slug as --workspace. The number of keys counts only valid keys. Remaining credits include held credits, which are reserved for running work.',
    '',
    '{{ binaryName }} workspace:list',
  ]

  protected async answer() {
    const { listWorkspaces } = await import('#app/access/list_workspaces')
    const { Sql } = await import('#domain/ports/sql')
    return { workspaces: await listWorkspaces(await this.app.container.make(Sql), new Date()) }
  }
}
