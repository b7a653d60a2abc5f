import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Sql } from '#domain/ports/sql'
import { createMember } from '#app/access/create_member'
import { dataPath } from '#start/env'

export const DEMO_ADMIN = 'admin@demo.example'

export const demoPasswordFile = () => dataPath('secrets', 'demo_admin')

/** Returns the generated password of the demo admin, or null without demo data. */
export function demoPassword(): string | null {
  return existsSync(demoPasswordFile()) ? readFileSync(demoPasswordFile(), 'utf8') : null
}

/**
 * Creates the demo admin as owner of the workspace and as operator. Stores the password beside the demo
 * key, because the server prints it at each start.
 */
export async function createDemoAdmin(sql: Sql, workspaceId: string): Promise<void> {
  const admin = { email: DEMO_ADMIN, workspaceId, role: 'owner', isOperator: true } as const
  const { password } = await createMember(sql, admin)
  mkdirSync(dirname(demoPasswordFile()), { recursive: true, mode: 0o700 })
  writeFileSync(demoPasswordFile(), password!, { mode: 0o600 })
}
