/** A column whose values the framework encrypts with APP_KEY, and the purpose of the encryption. */
export type SealedSecret = { table: string; key: string[]; column: string; purpose: string; where?: string }

/** All columns with such values. */
export const SEALED_SECRETS: readonly SealedSecret[] = [
  { table: 'webhook_endpoints', key: ['id'], column: 'secrets', purpose: 'webhook secrets' },
  {
    table: 'webhook_workspace_secrets',
    key: ['workspace_id'],
    column: 'secrets',
    purpose: 'webhook secrets',
  },
  { table: 'connections', key: ['workspace_id', 'app'], column: 'tokens', purpose: 'connection tokens' },
  { table: 'connection_attempts', key: ['run_id'], column: 'url', purpose: 'connection address' },
  { table: 'connection_attempts', key: ['run_id'], column: 'verifier', purpose: 'connection verifier' },
  { table: 'user_totp', key: ['user_id'], column: 'secret', purpose: 'totp secret' },
  { table: 'suppression_state', key: ['id'], column: 'sealed_key', purpose: 'suppression key' },
  { table: 'privacy_requests', key: ['id'], column: 'subject', purpose: 'privacy request' },
  {
    table: 'idempotency_keys',
    key: ['workspace_id', 'idempotency_key'],
    column: 'body',
    purpose: 'idempotent answer',
    where: `headers LIKE '%"x-sealed"%'`,
  },
]
