import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Sql } from '#domain/ports/sql'
import { createMember } from '#app/access/create_member'
import { dataPath } from '#start/env'

/** Who signs in to the console of the demo world. */
export const DEMO_ADMIN = 'admin@demo.example'

const passwordFile = () => dataPath('secrets', 'demo_admin')

/** The demo admin's password as it was made, or null where no demo world was made. */
export function demoPassword(): string | null {
  return existsSync(passwordFile()) ? readFileSync(passwordFile(), 'utf8') : null
}

/** Lets the demo admin, an operator, into a workspace as its owner; the password is kept beside the demo key, so that each start can print it. */
export async function createDemoAdmin(sql: Sql, workspaceId: string): Promise<void> {
  const admin = { email: DEMO_ADMIN, workspaceId, role: 'owner', isOperator: true } as const
  const { password } = await createMember(sql, admin)
  mkdirSync(dirname(passwordFile()), { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile(), password!, { mode: 0o600 })
}
