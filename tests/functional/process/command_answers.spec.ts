import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import type { KithCommand } from '#app/shared/cli/kith_command'
import { runCommand } from '#tests/functional/support/run_command'
import { makeKey } from '#tests/functional/support/keys'

/** How each command succeeds and fails. Null means that no case exists or another spec has it. */
type Case = { succeeds: string[] | null; fails: [args: string[], says: RegExp] | null }

test.group('commands: --json is one document, a failure one sentence', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'commands-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  group.teardown(() => rmSync(folder, { recursive: true }))

  /** A workspace with everything the commands refer to. */
  async function world() {
    const { workspace, key } = await makeKey()
    const sql = await app.container.make(Sql)
    const { EndpointStore } = await import('#app/webhooks/endpoint_store')
    const store = await app.container.make(EndpointStore)
    const webhook = await sql.transaction((tx) =>
      store.register(
        tx,
        { workspaceId: workspace.id, url: 'https://hooks.example.com/in', events: ['set.idle'] },
        10,
        new Date()
      )
    )
    return {
      slug: workspace.slug,
      key: key.id,
      webhook: webhook.id,
      email: `${workspace.id}@commands.example`,
    }
  }

  const cases = ({ slug, key, webhook, email }: Awaited<ReturnType<typeof world>>): Record<string, Case> => {
    const of = `--workspace=${slug}`
    const nobody = '--workspace=nobody'
    const noFile = join(folder, 'none')
    return {
      'workspace:list': { succeeds: [], fails: null },
      'user:list': { succeeds: [of], fails: [[nobody], /nobody/] },
      'credits:show': { succeeds: [of], fails: [[nobody], /nobody/] },
      // Covered by tests/functional/demo.
      'demo:remove': { succeeds: null, fails: [[], /add --yes/] },
      'workspace:create': {
        succeeds: [`Made ${slug}`],
        fails: [['X', '--plan=gold'], /plan: must be one of free, .*enterprise/],
      },
      'user:create': { succeeds: [email, of], fails: [[email, nobody], /nobody/] },
      'user:password': { succeeds: [email], fails: [['none@commands.example'], /There is no user/] },
      'operator:add': { succeeds: [email], fails: [['none@commands.example'], /There is no user/] },
      'operator:list': { succeeds: [], fails: null },
      'operator:remove': { succeeds: [email], fails: [[email], /not an operator/] },
      'key:create': {
        succeeds: [of, '--scopes=all'],
        fails: [[of, '--scopes=most'], /scopes: .*people:search, .*agent:cancel, or all/],
      },
      'key:list': { succeeds: [of], fails: [[nobody], /nobody/] },
      'key:revoke': { succeeds: [key], fails: [['key_none'], /key_none/] },
      'credits:grant': { succeeds: ['5', of], fails: [['-5', of], /amount/] },
      'people:import': {
        succeeds: [file('people.jsonl', '{"name":"Ada Example"}\n{"title":"nobody"}\n')],
        fails: [[noFile], /none/],
      },
      // Covered by tests/functional/search/sentence_model.spec.ts.
      'people:embed': { succeeds: null, fails: [[], /ENCODER_MAX_PEOPLE/] },
      'people:found': { succeeds: ['list', of], fails: [['drop'], /list or remove/] },
      'companies:import': { succeeds: [file('companies.csv', 'name\nAcme\n')], fails: [[noFile], /none/] },
      'codehost:import': { succeeds: [file('2024-01-01-0.json', '{}\n')], fails: [[noFile], /none/] },
      'codehost:profiles': {
        succeeds: [file('profiles.jsonl', '{"login":"ada","id":1}\n')],
        fails: [[noFile], /none/],
      },
      'imports:list': { succeeds: [], fails: [['--limit=0'], /limit/] },
      // Covered by tests/functional/imports.
      'imports:undo': { succeeds: null, fails: [['imp_none'], /imp_none/] },
      'sources:list': { succeeds: [], fails: null },
      'sources:delete': { succeeds: null, fails: [['no such source'], /no such source/] },
      'evidence:import': { succeeds: null, fails: [[noFile], /none/] },
      'evidence:collect': { succeeds: ['--dry-run'], fails: [['--keep-days=-1'], /keep-days/] },
      'index:rebuild': { succeeds: ['companies'], fails: [['pets'], /index/] },
      'index:status': { succeeds: [], fails: null },
      'index:verify': { succeeds: [], fails: null },
      'privacy:erase': {
        succeeds: ['--email=nobody@elsewhere.example', '--yes'],
        fails: [['--name=Ada'], /company/],
      },
      'privacy:requests': { succeeds: [], fails: [['prv_none'], /prv_none/] },
      'privacy:compact': { succeeds: [], fails: null },
      'privacy:suppress': {
        succeeds: ['--email=zoe@elsewhere.example'],
        fails: [['--email=x'], /no person/],
      },
      'privacy:unsuppress': { succeeds: null, fails: [['sup_none'], /sup_none/] },
      'privacy:list': { succeeds: [], fails: null },
      'privacy:recipients': {
        succeeds: [`per_${'0'.repeat(32)}`],
        fails: [['Zoe Quill'], /Zoe Quill is not a person_id/],
      },
      'privacy:corrections': { succeeds: [], fails: [['--undo=cor_none'], /cor_none/] },
      'privacy:drop': { succeeds: null, fails: [['export', noFile], /import/] },
      // Covered by tests/reliability/kills, tests/functional/sealing and tests/functional/privacy.
      'backup:create': { succeeds: null, fails: null },
      'backup:restore': {
        succeeds: null,
        fails: [[noFile], process.env.DATABASE_URL ? /DATABASE_URL/ : /none/],
      },
      'backup:verify': { succeeds: null, fails: [[noFile], /none/] },
      'keys:rotate': { succeeds: null, fails: null },
      'privacy:enforce': { succeeds: [], fails: null },
      'sources:learn': { succeeds: ['--rows=1'], fails: [['--rows=0'], /rows/] },
      'openapi:export': { succeeds: [], fails: [[join(folder, 'no', 'folder.json')], /ENOENT/] },
      'webhook:list': { succeeds: [of], fails: [[nobody], /nobody/] },
      'webhook:secret': { succeeds: [of], fails: [[nobody], /nobody/] },
      'webhook:rotate': { succeeds: [webhook], fails: [['wh_none'], /wh_none/] },
      'webhook:deliveries': { succeeds: [webhook], fails: [[webhook, '--limit=0'], /limit/] },
      'webhook:enable': { succeeds: null, fails: [[webhook], /no disabled webhook/] },
      'webhook:redeliver': { succeeds: [webhook, '--since=2026-01-01'], fails: [['dlv_none'], /dlv_none/] },
      'queue:dead': { succeeds: [], fails: [['--limit=0'], /limit/] },
      'queue:revive': { succeeds: ['--all'], fails: [['run_none'], /run_none/] },
      // console:client writes into the source, and doctor checks more than this process.
      'console:client': { succeeds: null, fails: null },
      doctor: { succeeds: null, fails: null },
    }
  }

  test('every command succeeds and fails as specified', async ({ assert }) => {
    const table = cases(await world())
    const names = await commandNames()
    assert.sameMembers(Object.keys(table), names, 'say here how a new command succeeds and fails')
    for (const [name, { succeeds, fails }] of Object.entries(table)) {
      if (succeeds) {
        const { out, err, code } = await runCommand(name, [...succeeds, '--json'])
        assert.deepEqual([name, err, code], [name, '', 0])
        assert.lengthOf(out.trim().split('\n'), 1, name)
        assert.isObject(JSON.parse(out), name)
      }
      if (succeeds) {
        // Output for people is not JSON, except if the document itself is the result.
        const again =
          /^(index|evidence|webhook:(list|del)|queue|key:list|credits:show|workspace:list|user:list)/
        if (again.test(name)) {
          const { out } = await runCommand(name, succeeds)
          assert.notMatch(out, /^[{[]/, name)
          assert.notEqual(out.trim(), '', name)
        }
      }
      if (fails) {
        const [args, says] = fails
        const { out, err, code } = await runCommand(name, [...args, '--json'])
        assert.equal(code, 1, name)
        assert.lengthOf(err.trim().split('\n'), 1, `${name}: ${err}`)
        assert.match(err, says, name)
        // Imports report the valid lines anyway.
        if (!name.endsWith(':import') && name !== 'codehost:profiles') assert.equal(out, '', name)
      }
    }
  }).timeout(120_000)
})

async function commandNames(): Promise<string[]> {
  const files = globSync('app/commands/*.ts', { cwd: app.makePath() })
  const modules = await Promise.all(files.map((file) => import(app.makePath(file))))
  return modules.map(({ default: Command }) => (Command as typeof KithCommand).commandName)
}
