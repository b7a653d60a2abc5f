import { args, flags } from '@adonisjs/core/ace'
import { validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { KithCommand } from '#app/shared/cli/kith_command'
import type { FoundListing } from '#app/people/found_rows'

type Report = { people: FoundListing[] } | { removed: number } | { person_ids: string[] }

export default class PeopleFound extends KithCommand {
  static needs = 'services' as const
  static commandName = 'people:found'
  static description = 'List or remove people found on web pages by searches, Sets, agents and profiles'
  static help = [
    'A found person is visible only to the workspace that found them until independent publishers agree about them. remove deletes people for every workspace. With --source it deletes everything read from a site or page. People whose remaining pages do not agree are then visible only to the workspace that found them.',
    '',
    '{{ binaryName }} people:found list --workspace=acme-recruiting',
    '{{ binaryName }} people:found remove per_0123456789abcdef0123456789abcdef',
    '{{ binaryName }} people:found remove --source=some-site.example',
  ]

  @args.string({ description: 'list or remove' })
  declare action: string

  @args.spread({ description: 'The person_ids to list or remove', required: false })
  declare ids?: string[]

  @flags.string({ description: 'List only people found by the workspace with this slug' })
  declare workspace?: string

  @flags.string({ description: 'Remove everything read from this site or page URL' })
  declare source?: string

  protected async answer(): Promise<Report> {
    const [{ findWorkspace }, { FoundPeople }] = await Promise.all([
      import('#app/access/find_workspace'),
      import('#app/people/found_people'),
    ])
    const found = await this.app.container.make(FoundPeople)
    const ids = this.ids ?? []
    if (this.action === 'list') {
      const sql = await this.app.container.make(Sql)
      const workspaceId = this.workspace ? (await findWorkspace(sql, this.workspace)).id : undefined
      const people = await found.list({ workspaceId })
      return { people: ids.length > 0 ? people.filter(({ person_id }) => ids.includes(person_id)) : people }
    }
    if (this.action !== 'remove') throw validationFailed({ action: ['must be list or remove'] })
    if (this.source && ids.length === 0) return { person_ids: await found.removeSource(this.source) }
    if (ids.length === 0 || this.source)
      throw validationFailed({ ids: ['give either person_ids or --source'] })
    return { removed: await found.remove(ids) }
  }

  protected override print(report: Report): void {
    if ('removed' in report) console.log(`Removed ${report.removed} of ${this.ids!.length} people.`)
    else if ('person_ids' in report)
      console.log(`Removed what ${this.source} says about ${report.person_ids.length} people.`)
    else this.#printPeople(report.people)
  }

  #printPeople(people: FoundListing[]): void {
    for (const { person_id, name, company, shared, workspace_id, pages } of people) {
      const owner = shared ? 'all workspaces' : (workspace_id ?? 'no workspace')
      console.log(`${person_id}  ${[name, company].filter(Boolean).join(', ')}  ${owner}  ${pages.join(' ')}`)
    }
    console.log(`${people.length} found.`)
  }
}
