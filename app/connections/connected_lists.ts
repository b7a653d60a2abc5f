import { inject } from '@adonisjs/core'
import { AppAuthorizations } from '#domain/connections/app_authorizations'
import type { AppList } from '#domain/connections/lists/app_list'
import {
  AppLists,
  type ReadList,
  type ReadOptions,
  type WriteResult,
} from '#domain/connections/lists/app_lists'
import type { PushChange } from '#domain/connections/lists/push_changes'
import { DomainError, validationFailed } from '#domain/errors'
import { ConnectionStore } from './connection_store.js'

/** The names of an app and of one of its lists. */
export type ListName = { app: string; list: string }

/** Reads and writes the lists of the apps that a workspace has connected. */
@inject()
export class ConnectedLists {
  constructor(
    private readonly authorizations: AppAuthorizations,
    private readonly lists: AppLists,
    private readonly store: ConnectionStore
  ) {}

  /** Whether the operator has configured any list. */
  get exist(): boolean {
    return !this.lists.isEmpty
  }

  /** The lists as text, such as `contacts of crm (read-only)`. */
  get described(): string {
    const lists = this.authorizations.apps.flatMap((app) =>
      this.lists.of(app).map(({ name, writeUrl }) => `${name} of ${app}${writeUrl ? '' : ' (read-only)'}`)
    )
    return lists.join(', ')
  }

  /** Throws `validation_failed` for an unknown app or list. */
  named({ app, list }: ListName): AppList {
    const { apps } = this.authorizations
    if (!apps.includes(app)) throw validationFailed({ app: [`must be one of ${apps.join(', ')}`] })
    const lists = this.lists.of(app)
    const found = lists.find(({ name }) => name === list)
    if (found) return found
    const names = lists.map(({ name }) => name).join(', ')
    throw validationFailed({
      list: [names ? `must be one of ${names}` : `is not known: ${app} has no lists`],
    })
  }

  /** Throws `validation_failed` as `named` does, and if the workspace has not connected the app. */
  async read(workspaceId: string, name: ListName, options: ReadOptions): Promise<ReadList> {
    const list = this.named(name)
    return this.lists.read(list, await this.#token(workspaceId, name.app), options)
  }

  async write(
    workspaceId: string,
    name: ListName,
    change: PushChange,
    { key, signal }: { key: string; signal: AbortSignal }
  ): Promise<WriteResult> {
    const list = this.named(name)
    return this.lists.write(list, await this.#token(workspaceId, name.app), change, key, signal)
  }

  async #token(workspaceId: string, app: string): Promise<string> {
    const token = await this.store.token({ workspaceId, app })
    if (token !== null) return token
    throw new DomainError('validation_failed', `The workspace has not connected the app ${app}.`)
  }
}
