import type { AppList } from './app_list.js'
import type { ListRow } from './list_rows.js'
import type { PushChange } from './push_changes.js'

/** The response to a write: stored, or refused with a status. */
export type WriteResult = { ok: true } | { ok: false; status: number }

/** The lists of the apps that the operator configured, read and written with a workspace's token. */
export abstract class AppLists {
  /** Returns the lists of an app by name. */
  abstract of(app: string): readonly AppList[]
  /** Whether no app has a list. */
  abstract readonly isEmpty: boolean

  /**
   * Returns the rows. Throws a DomainError (`upstream_unavailable`) if the app refuses the token,
   * answers with something else or does not answer in time.
   */
  abstract read(list: AppList, token: string, options: ReadOptions): Promise<ReadList>

  /**
   * Creates or changes a row. `key` is the same whenever a write is repeated. Throws a DomainError
   * (`upstream_unavailable`, retryable) if it is not known whether the app stored the row.
   */
  abstract write(
    list: AppList,
    token: string,
    change: Pick<PushChange, 'rowId' | 'fields'>,
    key: string,
    signal: AbortSignal
  ): Promise<WriteResult>
}

/** `mayRequest` is called before each page after the first. */
export type ReadOptions = { limit: number; signal: AbortSignal; mayRequest?: () => Promise<boolean> }

/** `isCut`: the list has more rows than were read. */
export type ReadList = { rows: ListRow[]; isCut: boolean }
