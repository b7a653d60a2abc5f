import type { Role } from '#domain/access/roles'
import { ConsoleClient } from '../support/console_client.js'
import type { Scene } from './scene.js'

const DEMO = '/workspaces/demo'
const ALL = ['people:search', 'people:lookup', 'people:enrich', 'batch:write', 'agent:chat', 'account:read']
const DAY_MS = 86_400_000

const TEAM = {
  'jonas.weber': { name: 'Jonas Weber', role: 'admin' },
  'priya.raman': { name: 'Priya Raman', role: 'admin' },
  'tom.okafor': { name: 'Tom Okafor', role: 'member' },
  'elena.rossi': { name: 'Elena Rossi', role: 'member' },
} satisfies Record<string, { name: string; role: Role }>
const PASSWORD = 'yet another long password'

/** Signs in a member of the team, who then was active. */
export async function signInAs({ service }: Scene, member: keyof typeof TEAM): Promise<ConsoleClient> {
  const client = new ConsoleClient(service.url)
  await client.signIn({ email: `${member}@northwind.example`, password: PASSWORD })
  await client.get(`${DEMO}/members`)
  return client
}

/** Adds the members of the workspace. The owner replaces the admin of the demo data. */
export async function createTeam({ console: owner, service }: Scene): Promise<void> {
  await owner.post('/account/name', { name: 'Maya Lindqvist' })
  for (const [member, { name, role }] of Object.entries(TEAM)) {
    const { link } = await owner.post(`${DEMO}/invitations`, { email: `${member}@northwind.example`, role })
    await new ConsoleClient(service.url).accept(link, PASSWORD, name)
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

/** An admin revokes a key, rotates another, and creates a key for a contractor, which expires soon. */
export async function changeKeys(
  admin: ConsoleClient,
  { staging, signup }: Keys,
  now: number
): Promise<void> {
  await admin.delete(`${DEMO}/keys/${staging.id}`)
  const { secret } = await admin.post(`${DEMO}/keys/${signup.id}/rotate`, { overlap_hours: 72 })
  signup.secret = secret
  await admin.post(`${DEMO}/keys`, {
    name: 'Contractor, Q4',
    scopes: ['people:search'],
    expires_at: new Date(now + 9 * DAY_MS).toISOString(),
  })
}
