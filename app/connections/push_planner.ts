import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import {
  type PushChange,
  type PushField,
  type PushPlan,
  planPush,
} from '#domain/connections/lists/push_changes'
import { DomainError, validationFailed } from '#domain/errors'
import { newId } from '#app/shared/new_id'
import { ConnectedLists, type ListName } from './connected_lists.js'
import { PushedPeople } from './pushed_people.js'
import { type Push, PushStore } from './push_store.js'

const MAX_ROWS = 50_000

export type PushRequest = ListName & { setId: string; match: string; fields: readonly PushField[] }
type Reading = { signal: AbortSignal; mayRequest?: () => Promise<boolean> }

/**
 * Plans what a push writes. The stored digest of each write later shows whether the write is still the
 * approved one.
 */
@inject()
export class PushPlanner {
  constructor(
    private readonly lists: ConnectedLists,
    private readonly people: PushedPeople,
    private readonly store: PushStore
  ) {}

  /**
   * Stores a plan unless nothing is to be written. Throws `validation_failed` for a wrong request
   * and for a list that cannot be read whole, and `not_found` for an unknown Set.
   */
  async plan(
    workspaceId: string,
    { setId, app, list, match, fields }: PushRequest,
    reading: Reading
  ): Promise<{ pushId: string | null; plan: PushPlan }> {
    if (this.lists.named({ app, list }).writeUrl === null)
      throw validationFailed({ list: ['is read-only: it has no write_url'] })
    const sources = await Promise.all(
      fields.map(async (field, i) => {
        const from = await this.people.source(setId, field.from)
        if (from !== null) return { ...field, from }
        throw validationFailed({ [`fields.${i}.from`]: ['is no field of a person and no column of the Set'] })
      })
    )
    if (!fields.some(({ to }) => to === match))
      throw validationFailed({ match: ['must be one of fields.to'] })
    const mapping = { match, fields: sources }
    const id = newId('push')
    const push = { id, workspaceId, setId, app, list, mapping }
    const plan = await this.compare(push, reading)
    if (plan.changes.length === 0) return { pushId: null, plan }
    const rows = plan.changes.map((change) => ({
      ...{ itemId: change.itemId, creates: change.rowId === null },
      digest: digestOf(change),
    }))
    await this.store.add(push, rows, new Date())
    return { pushId: id, plan }
  }

  /** Compares the current people of the Set with the current rows of the list. */
  async compare(
    { workspaceId, setId, app, list, mapping }: Omit<Push, 'status'>,
    reading: Reading
  ): Promise<PushPlan> {
    const people = await this.people.of(workspaceId, setId)
    const { rows, isCut } = await this.lists.read(workspaceId, { app, list }, { limit: MAX_ROWS, ...reading })
    if (isCut)
      throw new DomainError(
        'validation_failed',
        `The list ${list} is too long to read whole. Ask for larger pages in its url.`
      )
    return planPush(people, rows, mapping)
  }
}

/** Returns a hash of what a change writes, and to which row. */
export const digestOf = ({ rowId, fields }: PushChange): string =>
  createHash('sha256')
    .update(JSON.stringify([rowId, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')
