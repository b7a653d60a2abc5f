/** The state of an app's connection: waiting for the grant, usable, or over. */
type ConnectionStatus = 'pending' | 'connected' | 'expired' | 'failed'

export type AppConnection = { app: string; status: ConnectionStatus }

/**
 * Third-party apps connected to a workspace by OAuth 2.0. The operator configures the apps. Tokens
 * never leave the implementation, and callers never supply them.
 */
export abstract class AppConnections {
  abstract apps(): readonly string[]

  /**
   * Starts connecting an app, or continues a pending connection. A repeated call with the same
   * `runId` changes nothing. Throws a DomainError if the app is unavailable.
   */
  abstract begin(request: { workspaceId: string; keyId: string; app: string; runId: string }): Promise<void>

  /**
   * Returns the URL where the user grants access, but only to the key that started the run. Null
   * once the URL is used or expired.
   */
  abstract address(request: { runId: string; keyId: string }): Promise<string | null>

  /** Returns a workspace's apps by name. Unusable connections are `expired`. */
  abstract list(workspaceId: string): Promise<AppConnection[]>
}
