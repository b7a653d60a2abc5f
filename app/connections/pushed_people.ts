import { inject } from '@adonisjs/core'
import type { PushedPerson } from '#domain/connections/lists/push_changes'
import { ExportSet } from '#app/sets/export_set'
import { SetStore } from '#app/sets/set_store'

/** The values of a person that a push can write, besides the columns of the Set. */
export const PUSHED_FIELDS = [
  'person_id',
  'name',
  'title',
  'company',
  'location',
  'pronet',
  'website',
] as const

/** The admitted people of a Set, with the values that a push can write. */
@inject()
export class PushedPeople {
  constructor(
    private readonly sets: SetStore,
    private readonly exports: ExportSet
  ) {}

  /**
   * Returns `from` if it names a field of a person. Otherwise returns the id of the Set's column with this
   * id or description, or null.
   */
  async source(setId: string, from: string): Promise<string | null> {
    if ((PUSHED_FIELDS as readonly string[]).includes(from)) return from
    const columns = await this.sets.columns(setId)
    return columns.find(({ id, description }) => id === from || description === from)?.id ?? null
  }

  /** Throws `not_found`. Records that the workspace received the people. */
  async of(workspaceId: string, setId: string): Promise<PushedPerson[]> {
    const items = await this.exports.items(await this.sets.get(workspaceId, setId))
    return items.map(({ id, person, enrichments }) => ({
      itemId: id,
      values: {
        ...Object.fromEntries(PUSHED_FIELDS.map((field) => [field, person?.[field] ?? null])),
        ...Object.fromEntries(
          enrichments.flatMap((cell) => (cell.status === 'found' ? [[cell.id, cell.value]] : []))
        ),
      },
    }))
  }
}
