import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql, type SqlTransaction } from '#domain/ports/sql'

const INSERT =
  "INSERT INTO workspaces (id, slug, name, plan, card_on_file, status, created_at) VALUES (?, ?, 'n', 'pro', ?, 'active', ?)"

test.group('the SQL database', (group) => {
  let sql: Sql
  group.setup(async () => {
    sql = await app.container.make(Sql)
  })
  const newId = () => `ws_${randomUUID().replaceAll('-', '')}`
  const insert = (to: Sql, id: string) => to.run(INSERT, [id, id, true, new Date().toISOString()])
  const isThere = async (id: string, where: Sql = sql) =>
    (await where.select('SELECT 1 AS one FROM workspaces WHERE id = ?', [id])).length === 1
  /** Records the effects that run when a transaction ends. */
  const recordEffects = (tx: SqlTransaction, list: string[]) => {
    tx.onCommit(() => list.push('committed'))
    tx.onRollback(() => list.push('rolled back'))
  }

  test('a transaction commits after its last statement and runs its effects once', async ({ assert }) => {
    const [id, list] = [newId(), [] as string[]]
    const result = await sql.transaction(async (tx) => {
      recordEffects(tx, list)
      assert.equal(await insert(tx, id), 1)
      assert.isTrue(await isThere(id, tx))
      assert.deepEqual(list, [])
      return 7
    })
    assert.equal(result, 7)
    assert.isTrue(await isThere(id))
    assert.deepEqual(list, ['committed'])
  })

  test('a transaction that throws is rolled back, and its connection is released', async ({ assert }) => {
    for (let i = 0; i < 15; i++) {
      const [id, list] = [newId(), [] as string[]]
      await assert.rejects(
        () =>
          sql.transaction(async (tx) => {
            recordEffects(tx, list)
            await insert(tx, id)
            throw new Error('of this test')
          }),
        'of this test'
      )
      assert.isFalse(await isThere(id))
      assert.deepEqual(list, ['rolled back'])
    }
  })

  test('a transaction with a failed statement does not commit, even if the error was caught', async ({
    assert,
  }) => {
    const id = newId()
    const work = async (tx: SqlTransaction) => {
      await insert(tx, id)
      await insert(tx, id).catch(() => {})
    }
    await assert.rejects(() => sql.transaction(work), /cannot commit/)
    assert.isFalse(await isThere(id))
  })

  test('a transaction without statements uses no connection', async ({ assert }) => {
    const list: string[] = []
    await Promise.all(
      Array.from({ length: 20 }, () =>
        sql.transaction(async (tx) => {
          recordEffects(tx, list)
          await new Promise((resolve) => setTimeout(resolve, 20))
        })
      )
    )
    assert.lengthOf(list, 20)
  })

  test('a transaction rejects statements after its end', async ({ assert }) => {
    let kept!: SqlTransaction
    await sql.transaction(async (tx) => {
      kept = tx
      await insert(tx, newId())
    })
    await assert.rejects(() => insert(kept, newId()), 'the transaction has ended')
  })

  test('concurrent statements inside and outside transactions all run', async ({ assert }) => {
    const ids = Array.from({ length: 120 }, newId)
    await Promise.all(
      ids.map((id, i) =>
        i % 2 ? insert(sql, id) : sql.transaction(async (tx) => void (await insert(tx, id)))
      )
    )
    for (const id of ids) assert.isTrue(await isThere(id))
  })
})
