import { Billing, type EntriesQuery, type LinesQuery, type ReserveRequest } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Faults } from './faults.js'

/**
 * A ledger whose calls fail, take long or happen twice. Each call has an id, so a repetition
 * changes nothing.
 */
export class ChaosBilling extends Billing {
  constructor(
    private readonly inner: Billing,
    private readonly faults: Faults
  ) {
    super()
  }

  grant(grant: Parameters<Billing['grant']>[0], tx?: SqlTransaction) {
    return this.faults.aroundRepeatable('grant', () => this.inner.grant(grant, tx))
  }

  reserve(request: ReserveRequest, tx?: SqlTransaction) {
    return this.faults.aroundRepeatable('reserve', () => this.inner.reserve(request, tx))
  }

  settle(id: string, charged: number, now: Date, tx?: SqlTransaction) {
    return this.faults.aroundRepeatable('settle', () => this.inner.settle(id, charged, now, tx))
  }

  release(id: string, now: Date, tx?: SqlTransaction) {
    return this.faults.aroundRepeatable('release', () => this.inner.release(id, now, tx))
  }

  extend(id: string, expiresAt: Date, tx?: SqlTransaction) {
    return this.faults.aroundRepeatable('extend', () => this.inner.extend(id, expiresAt, tx))
  }

  sweep(now: Date, limit: number) {
    return this.faults.aroundRepeatable('sweep', () => this.inner.sweep(now, limit))
  }

  balance(workspaceId: string, tx?: SqlTransaction) {
    return this.faults.around('balance', false, () => this.inner.balance(workspaceId, tx))
  }

  spend(keyId: string, now: Date) {
    return this.faults.around('spend', false, () => this.inner.spend(keyId, now))
  }

  entries(workspaceId: string, page: EntriesQuery) {
    return this.faults.around('entries', false, () => this.inner.entries(workspaceId, page))
  }

  lines(workspaceId: string, page: LinesQuery) {
    return this.faults.around('lines', false, () => this.inner.lines(workspaceId, page))
  }

  charges(workspaceId: string, fromDay: string) {
    return this.faults.around('charges', false, () => this.inner.charges(workspaceId, fromDay))
  }

  audit() {
    return this.inner.audit()
  }
}
