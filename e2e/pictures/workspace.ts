import type { Role } from '#domain/access/roles'
import { ConsoleClient } from '../support/console_client.js'
import type { Scene } from './scene.js'

const DEMO = '/workspaces/demo'
const ALL = ['people:search', 'people:lookup', 'people:enrich', 'batch:write', 'agent:chat', 'account:read']
const DAY_MS = 86_400_000

const TEAM: [name: string, role: Role][] = [
  ['jonas.weber', 'admin'],
  ['priya.raman', 'admin'],
  ['tom.okafor', 'member'],
  ['elena.rossi', 'member'],
]

/** Adds the members of the workspace. The owner replaces the admin of the demo data. */
export async function createTeam({ console: owner, service }: Scene): Promise<void> {
  for (const [name, role] of TEAM) {
    const { link } = await owner.post(`${DEMO}/invitations`, { email: `${name}@northwind.example`, role })
    await new ConsoleClient(service.url).accept(link, 'yet another long password')
  }
  const { items } = await owner.get(`${DEMO}/members`)
  const former = items.find(({ email }: { email: string }) => email === 'admin@demo.example')
  await owner.delete(`${DEMO}/members/${former.id}`)
}

/** A key with its secret. */
type Key = { id: string; secret: string }
export type Keys = Record<'crm' | 'nightly' | 'notebooks' | 'signup' | 'staging', Key>

/** Creates the keys of the workspace, by what uses them. */
export async function createKeys({ console: owner }: Scene): Promise<Keys> {
  const create = (name: string, limits: object = {}, scopes = ALL): Promise<Key> =>
    owner.post(`${DEMO}/keys`, { name, scopes, ...limits })
  return {
    crm: await create('CRM sync', { monthly_budget: 1_500, rate: 300 }),
    nightly: await create('Nightly enrichment', { daily_budget: 60, monthly_budget: 900 }),
    notebooks: await create('Research notebooks', { monthly_budget: 300 }),
    signup: await create('Sign-up form', { rate: 60, daily_budget: 20 }, ALL.slice(0, 3)),
    staging: await create('Staging', {}, ['people:search']),
  }
}

/** Revokes a key, rotates another, and creates a key for a contractor, which expires soon. */
export async function changeKeys(
  { console: owner }: Scene,
  { staging, signup }: Keys,
  now: number
): Promise<void> {
  await owner.delete(`${DEMO}/keys/${staging.id}`)
  const { secret } = await owner.post(`${DEMO}/keys/${signup.id}/rotate`, { overlap_hours: 72 })
  signup.secret = secret
  await owner.post(`${DEMO}/keys`, {
    name: 'Contractor, Q4',
    scopes: ['people:search'],
    expires_at: new Date(now + 9 * DAY_MS).toISOString(),
  })
}
