/** Where the connection of an app stands: begun and not yet granted, usable, or over. */
export type ConnectionStatus = 'pending' | 'connected' | 'expired' | 'failed'

export type AppConnection = { app: string; status: ConnectionStatus }

/**
 * Third-party apps connected to a workspace by OAuth 2.0. Which apps there are the operator settles; tokens never leave the
 * implementation, and no caller brings any (AG-037, AG-038).
 */
export abstract class AppConnections {
  /** The names of the apps that can be connected. */
  abstract apps(): readonly string[]

  /**
   * Begins the connection of an app, or goes on with one that is pending. Called again with the same `runId` it changes nothing.
   * Throws a DomainError where the app cannot be asked now.
   */
  abstract begin(request: { workspaceId: string; keyId: string; app: string; runId: string }): Promise<void>

  /** Where its owner grants what a run began, for the key that asked alone; null once that was used or is too old. */
  abstract address(asked: { runId: string; keyId: string }): Promise<string | null>

  /** The apps of one workspace, by name; of no other. One that can no longer be connected is `expired` while it cannot. */
  abstract list(workspaceId: string): Promise<AppConnection[]>
}
