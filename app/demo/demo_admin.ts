import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Sql } from '#domain/ports/sql'
import { createMember } from '#app/access/create_member'
import { dataPath } from '#start/env'

/** Who signs in to the console of the demo world. */
export const DEMO_ADMIN = 'admin@demo.example'

/** Where the demo admin's password is kept. */
export const demoPasswordFile = () => dataPath('secrets', 'demo_admin')

/** The demo admin's password as it was made, or null where no demo world was made. */
export function demoPassword(): string | null {
  return existsSync(demoPasswordFile()) ? readFileSync(demoPasswordFile(), 'utf8') : null
}

/** Lets the demo admin, an operator, into a workspace as its owner; the password is kept beside the demo key, so that each start can print it. */
export async function createDemoAdmin(sql: Sql, workspaceId: string): Promise<void> {
  const admin = { email: DEMO_ADMIN, workspaceId, role: 'owner', isOperator: true } as const
  const { password } = await createMember(sql, admin)
  mkdirSync(dirname(demoPasswordFile()), { recursive: true, mode: 0o700 })
  writeFileSync(demoPasswordFile(), password!, { mode: 0o600 })
}
