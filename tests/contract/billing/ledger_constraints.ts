import { test } from '@japa/runner'
import type { Sql } from '#domain/ports/sql'
import { type BillingUnderTest, makeWallet, NOW, uniqueId, type Wallet } from '../support/billing.js'

type Factory = { make: () => Promise<BillingUnderTest & { sql: Sql }>; missing?: string }

/** Registers tests of the database constraints, which protect the data from program errors. */
export function ledgerConstraints(engine: string, factory: Factory): void {
  test.group(`ledger tables: ${engine}`, (group) => {
    let under: BillingUnderTest & { sql: Sql }
    let wallet: Wallet
    if (!factory.missing) {
      group.setup(async () => {
        under = await factory.make()
        return () => under.end()
      })
      group.each.setup(async () => {
        wallet = await makeWallet(under, 100)
      })
    }
    group.tap((each) => each.skip(Boolean(factory.missing), factory.missing))

    test('entries cannot be changed or deleted', async ({ assert }) => {
      const { sql } = under
      for (const statement of [
        'UPDATE ledger_entries SET amount = amount + 1',
        'UPDATE ledger_entries SET note = note WHERE id = ?',
        'DELETE FROM ledger_entries',
        'DELETE FROM ledger_entries WHERE id = ?',
      ]) {
        const [entry] = await under.billing.entries(wallet.workspaceId, { limit: 1 })
        const values = statement.includes('?') ? [entry.id] : []
        await assert.rejects(() => sql.run(statement, values), /entries of the ledger never change/)
      }
      if (sql.dialect === 'postgres')
        await assert.rejects(() => sql.run('TRUNCATE ledger_entries'), /entries of the ledger never change/)
      assert.deepEqual(await wallet.kinds(), ['grant 100'])
    })

    test('a workspace with entries cannot be deleted', async ({ assert }) => {
      const deleted = under.sql.run('DELETE FROM workspaces WHERE id = ?', [wallet.workspaceId])
      await assert.rejects(() => deleted, /foreign key/i)
    })

    test('an account needs a workspace', async ({ assert }) => {
      const grant = { id: uniqueId('grant'), workspaceId: 'ws_none', amount: 1, note: null, now: NOW }
      await assert.rejects(() => under.billing.grant(grant), /foreign key/i)
    })

    test('running totals and charges stay within their ranges', async ({ assert }) => {
      const each = wallet.request(10)
      await under.billing.reserve(each)
      for (const change of [
        'accounts SET granted = -1',
        'accounts SET posted = -1',
        'accounts SET pending = -1',
        'key_spend SET posted = -1',
        'key_spend SET pending = -1',
        'reservations SET amount = 0',
        "reservations SET charged = 11, status = 'settled', ended_at = expires_at",
        "reservations SET charged = -1, status = 'settled', ended_at = expires_at",
        'reservations SET charged = 1',
        "reservations SET charged = 1, status = 'released', ended_at = expires_at",
        "reservations SET status = 'lost'",
        "reservations SET status = 'released'",
        'reservations SET ended_at = expires_at',
      ])
        await assert.rejects(() => under.sql.run(`UPDATE ${change}`), /check constraint/i)
    })

    test('a reservation has at most one hold and one end', async ({ assert }) => {
      const each = wallet.request(10)
      await under.billing.reserve(each)
      await under.billing.settle(each.id, 4, NOW)
      const insert = (kind: string, amount: number, reservationId: string | null, keyId: string | null) =>
        under.sql.run(
          `INSERT INTO ledger_entries
             (id, workspace_id, kind, amount, reservation_id, key_id, route, note, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, NULL, ?)`,
          [
            uniqueId('entry'),
            wallet.workspaceId,
            kind,
            amount,
            reservationId,
            keyId,
            keyId && 'POST /v1/search',
            NOW.toISOString(),
          ]
        )
      for (const kind of ['hold', 'settle', 'release'])
        await assert.rejects(() => insert(kind, 1, each.id, 'key_1'), /unique/i)
      const check = /check constraint/i
      await assert.rejects(() => insert('grant', 0, null, null), check)
      await assert.rejects(() => insert('grant', 1, each.id, 'key_1'), check)
      await assert.rejects(() => insert('settle', 1, null, null), check)
      await assert.rejects(() => insert('gift', 1, null, null), check)
      await assert.rejects(() => insert('settle', 1, 'res_none', 'key_1'), /foreign key/i)
      assert.deepEqual(await under.billing.audit(), [])
    })
  })
}
