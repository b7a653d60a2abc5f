import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import type { Validation } from '#domain/contacts/contact'
import type { Cell } from '#domain/datasets/dataset'
import { Billing } from '#domain/billing/billing'
import { ContactChecks } from '#domain/contacts/contact_checks'
import type { Evidence } from '#domain/evidence/evidence'
import type { Mailboxes } from '#domain/contacts/mailboxes'
import { SearchIndex } from '#domain/ports/search_index'
import { Queue } from '#domain/ports/queue'
import { MemoryEvidence, type MemoryPage, type MemoryWeb } from '#tests/support/fakes/memory_evidence'
import { MailboxContactChecks } from '#adapters/contacts/checks/mailbox_contact_checks'
import { grantCredits } from '#app/billing/grant_credits'
import { KnownPersonContacts } from '#app/contacts/known_contacts'
import { DatasetFiller, type FillerSettings } from '#app/datasets/dataset_filler'
import { runHandlers } from '#start/run_handlers'
import { RunStore } from '#app/runs/run_store'
import { RunWorker } from '#app/runs/run_worker'
import env from '#start/env'
import { makeKey } from '#tests/functional/support/keys'
import { FIXTURE_PAGES } from './fixture_pages.js'

const REASONS = { valid: 'accepted', risky: 'no_mailbox', unknown: 'unchecked' } as const

/** Contact checks with these verdicts. The verdict on all others is `unknown`. */
class StatedChecks extends ContactChecks {
  constructor(private readonly results: Record<string, Validation>) {
    super()
  }
  async email(address: string) {
    const validation = this.results[address] ?? 'unknown'
    return { validation, reason: REASONS[validation] }
  }
  async phone(number: string) {
    return this.results[number] ?? 'unknown'
  }
}

type Given = { contacts?: Record<string, Validation>; pages?: number; mailboxes?: Mailboxes } & Pick<
  FillerSettings,
  'reading'
>

/** Fills datasets from this evidence until `app.container.restoreAll()`. */
export async function fillFrom(
  evidence: Evidence,
  { contacts = {}, pages = 30, mailboxes, reading }: Given = {}
): Promise<void> {
  const index = await app.container.make(SearchIndex)
  const records = await app.container.make(KnownPersonContacts)
  const known: FillerSettings['known'] = (row) => records.ofRow(row)
  const settings = { source: env.get('SERVICE_NAME'), pages, concurrency: 6, known, reading }
  const checks = mailboxes ? new MailboxContactChecks(mailboxes) : new StatedChecks(contacts)
  const filler = new DatasetFiller(evidence, index, checks, settings)
  app.container.swap(DatasetFiller, () => filler)
}

/**
 * Returns the invented web of fixture_pages.ts with more pages. Without `web` it is only an
 * archive. Otherwise it also reads `web` live.
 */
export const inventedWeb = (more: MemoryPage[] = [], web: MemoryWeb | null = null): MemoryEvidence =>
  new MemoryEvidence([...FIXTURE_PAGES, ...more], web)

/** Starts a worker of runs, which uses the current evidence. Returns its stop function. */
export async function startWorker(): Promise<() => Promise<void>> {
  const { container } = app
  const handlers = await runHandlers(container.createResolver())
  const [store, queue, logger] = [
    await container.make(RunStore),
    await container.make(Queue),
    await container.make('logger'),
  ]
  const worker = new RunWorker(store, queue, logger, handlers)
  worker.start()
  return () => worker.stop(5_000)
}

/** Returns a worker that the tests of a group start and stop. It also stops after each test. */
export function groupWorker(group: Group) {
  let end: (() => Promise<void>) | null = null
  const worker = {
    async start(): Promise<void> {
      if (end) throw new Error('the worker of the group already runs')
      end = await startWorker()
    },
    async stop(): Promise<void> {
      const running = end
      end = null
      await running?.()
    },
  }
  group.each.teardown(worker.stop)
  return worker
}

/** Makes a key of a workspace with credits. `balance` returns the balance of the workspace. */
export async function customer(credits = 100_000, options: Parameters<typeof makeKey>[0] = {}) {
  const made = await makeKey({ rateOverride: 1_000_000, ...options })
  const billing = await app.container.make(Billing)
  const grant = (amount: number) =>
    grantCredits(billing, { workspaceId: made.workspace.id, amount, note: null })
  if (credits > 0) await grant(credits)
  return { ...made, grant, balance: () => billing.balance(made.workspace.id) }
}
export type Customer = Awaited<ReturnType<typeof customer>>

/** Returns columns by key. Custom columns have the description that they require. */
export const columns = (...keys: string[]) =>
  keys.map((key) => (key.startsWith('custom.') ? { key, description: `The ${key.slice(7)}` } : { key }))

/** Requests a dataset. The default is the name of the fully described company. */
export function post(client: ApiClient, secret: string, body: object = {}, idempotencyKey?: string) {
  const request = client.post('/v1/datasets').bearerToken(secret)
  if (idempotencyKey) request.header('idempotency-key', idempotencyKey)
  return request.json({
    entity: { type: 'company' },
    rows: [{ domain: 'tidewell.example' }],
    columns: columns('name'),
    ...body,
  })
}

export const get = (client: ApiClient, secret: string, path: string) => client.get(path).bearerToken(secret)

type Shown = { id: string; index: number; status: string; seed: object; cells: Record<string, Cell> }

/** Returns the rows of a sync dataset. */
export async function fill(client: ApiClient, secret: string, body: object = {}): Promise<Shown[]> {
  const response = await post(client, secret, body)
  response.assertStatus(200)
  return response.body().data.rows
}

/** Returns the cells of the first row. */
export async function cellsOf(client: ApiClient, secret: string, body: object = {}) {
  return (await fill(client, secret, body))[0].cells
}

/** Polls an async dataset until it ends or `until` returns true. Returns every state seen. */
export async function follow(
  client: ApiClient,
  secret: string,
  id: string,
  until: (dataset: any) => boolean = () => false,
  limitMs = 20_000
) {
  const seen: any[] = []
  for (const end = Date.now() + limitMs; Date.now() < end; ) {
    const response = await get(client, secret, `/v1/datasets/${id}`)
    response.assertStatus(200)
    const { dataset } = response.body().data
    seen.push(dataset)
    if (until(dataset) || ['completed', 'failed'].includes(dataset.status)) return seen
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`the dataset did not end: ${JSON.stringify(seen.at(-1))}`)
}

/** Returns an object with some members replaced by `overrides`. */
export function altered<T extends object>(original: T, overrides: Partial<T>): T {
  return new Proxy(original, {
    get(target, name) {
      const value = overrides[name as keyof T] ?? target[name as keyof T]
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** A promise that never settles. */
export const never = <T>() => new Promise<T>(() => {})
