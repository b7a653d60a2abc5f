import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { barePostgres, bareSqlite } from '#tests/contract/support/bare_database'
import { runMigrations } from '#tests/contract/support/migrated'
import { WITHOUT_POSTGRES } from '#tests/contract/support/test_sql'

const ENGINES = [
  { engine: 'SQLite', make: bareSqlite, missing: undefined },
  { engine: 'PostgreSQL', make: barePostgres, missing: WITHOUT_POSTGRES },
]
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

/** Stores two workspaces in the state before invitations existed. */
async function storeOld(client: QueryClientContract): Promise<void> {
  for (const [i, id] of ['a', 'b'].entries())
    await client.table('workspaces').insert({
      ...{ id, slug: id, name: id, plan: 'pro', card_on_file: true, status: 'active' },
      created_at: at(i),
    })
  const users: [id: string, minute: number, members: [string, string][]][] = [
    // Created by an operator: the first admin, another admin, and one without a workspace.
    ['first', 1, [['a', 'admin']]],
    [
      'second',
      2,
      [
        ['a', 'admin'],
        ['b', 'admin'],
      ],
    ],
    ['gone', 3, []],
    // Created by an invitation of workspace a: one with the given password, one also in b, and one
    // with a new password.
    ['seen', 4, [['a', 'member']]],
    [
      'taken',
      5,
      [
        ['a', 'member'],
        ['b', 'member'],
      ],
    ],
    ['own', 6, [['a', 'member']]],
    // Created by an operator and later added to b, where no password was shown.
    [
      'added',
      7,
      [
        ['a', 'member'],
        ['b', 'member'],
      ],
    ],
  ]
  const entry = { workspace_id: 'a', email: 'x@y.example', detail: '{"ip":"10.0.0.1"}' }
  for (const [id, minute, members] of users) {
    await client
      .table('users')
      .insert({ id, email: `${id}@y.example`, password: `hash of ${id}`, created_at: at(minute) })
    for (const [workspace_id, role] of members)
      await client.table('members').insert({ workspace_id, user_id: id, role, created_at: at(minute) })
    await client
      .table('console_sessions')
      .insert({ id: `session of ${id}`, data: '{}', user_id: id, expires_at: '2030-01-01' })
    const minutes = { seen: 4, taken: 5, own: 6, added: 20 }[id]
    if (minutes !== undefined)
      await client
        .table('console_audit')
        .insert({ ...entry, user_id: 'first', action: 'member.add', subject: id, created_at: at(minutes) })
  }
  await client
    .table('console_audit')
    .insert({ ...entry, user_id: 'own', action: 'member.password', subject: 'own', created_at: at(30) })
}

for (const { engine, make, missing } of ENGINES)
  test.group(`users of older versions: ${engine}`, (group) => {
    group.tap((one) => one.skip(missing !== undefined, missing).timeout(60_000))

    test('passwords seen by an admin stop working, each workspace gets an owner, and no user becomes an operator', async ({
      assert,
    }) => {
      const database = await make()
      try {
        await runMigrations(database.connection, (file) => file < '0095')
        const client = database.open()
        await storeOld(client)
        await runMigrations(database.connection, (file) => file >= '0095')
        const users = await client.from('users').select('*').orderBy('created_at')
        const those = (holds: (user: any) => unknown) => users.filter(holds).map(({ id }) => id)
        assert.deepEqual(
          those(() => true),
          ['first', 'second', 'seen', 'taken', 'own', 'added']
        )
        assert.deepEqual(
          those(({ must_change_password: due }) => due),
          ['seen', 'taken']
        )
        assert.deepEqual(
          those(({ id, password }) => password !== `hash of ${id}`),
          ['taken']
        )
        assert.deepEqual(
          those(({ email_verified_at: verified }) => verified === null),
          ['seen', 'taken', 'own']
        )
        assert.deepEqual(
          those(({ is_operator }) => is_operator),
          []
        )
        const sessions = await client.from('console_sessions').select('user_id').orderBy('user_id')
        assert.deepEqual(
          sessions.map(({ user_id }) => user_id),
          ['added', 'first', 'own', 'second']
        )
        const owners = await client.from('members').where('role', 'owner').orderBy('workspace_id')
        assert.deepEqual(
          owners.map(({ workspace_id, user_id }) => [workspace_id, user_id]),
          [
            ['a', 'first'],
            ['b', 'second'],
          ]
        )
        assert.isEmpty(await client.from('console_audit').where('action', 'member.password'))
      } finally {
        await database.end()
      }
    })
  })
