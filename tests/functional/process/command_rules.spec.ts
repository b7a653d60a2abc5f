import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FsLoader, Kernel } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Sql } from '#domain/ports/sql'
import { commandLine, configureKernel } from '#app/shared/cli/configure_kernel'
import { KithCommand } from '#app/shared/cli/kith_command'
import { ace as aceProcess, dataFolder } from '#tests/functional/support/child'
import { capture, runCommand } from '#tests/functional/support/run_command'
import { makeKey } from '#tests/functional/support/keys'

type CommandClass = typeof KithCommand & {
  commandName: string
  description: string
  help?: string | string[]
}

const FILES = globSync('app/commands/*.ts', { cwd: app.makePath() })
const commands = async (): Promise<CommandClass[]> =>
  Promise.all(FILES.map(async (file) => (await import(app.makePath(file))).default))

/** Commands promised in operations.md. More may be added. */
const PROMISED = [
  ...['workspace:create', 'user:create', 'key:create', 'key:list', 'key:revoke', 'credits:grant'],
  ...['people:import', 'companies:import', 'codehost:import', 'codehost:profiles', 'evidence:import'],
  ...['index:rebuild', 'index:status', 'index:verify', 'openapi:export', 'doctor'],
]

/** What start/ports.ts and the framework bind. A command that uses anything else needs services. */
const BOUND = new Set(
  [...readFileSync(app.makePath('start/ports.ts'), 'utf8').matchAll(/container\.singleton\((\w+)/g)]
    .map(([, name]) => name)
    .concat("'encryption'", 'SuppressionList')
)

/** Commands that may take long and report progress. */
const LONG = [
  ...['people:import', 'companies:import', 'codehost:import', 'codehost:profiles', 'evidence:import'],
  ...['index:rebuild', 'index:verify', 'sources:learn', 'imports:undo', 'sources:delete'],
]

/** A kernel like that of `node ace`. Each runs one command line. */
async function kernelOf(isDevelopment: boolean): Promise<Kernel> {
  const kernel = new Kernel(app)
  kernel.info.set('binary', 'node ace')
  for (const load of app.rcFile.commands) kernel.addLoader(load as never)
  kernel.addLoader(new FsLoader(app.commandsPath()))
  await configureKernel(kernel, isDevelopment)
  return kernel
}

test.group('commands: rules', () => {
  test('each command that uses services loads them', async ({ assert }) => {
    for (const file of FILES) {
      const command = (await import(app.makePath(file))).default as CommandClass
      const text = readFileSync(app.makePath(file), 'utf8')
      const made = [...text.matchAll(/container\.make\(([\w']+)/g)].map(([, name]) => name)
      // A container that is passed on may be asked for anything.
      const isPassed = /\bcontainer[,)]/.test(text)
      const unbound = made.filter((name) => !BOUND.has(name))
      if (isPassed || unbound.length > 0) assert.exists(command.needs, `${file} uses ${unbound}`)
    }
  })

  test('privacy:suppress finds its services in a process of its own', async ({ assert, cleanup }) => {
    const { directory, end } = dataFolder()
    cleanup(end)
    const env = { DATA_DIR: directory, DEMO: '0' }
    const { code, err } = await aceProcess(['privacy:suppress', '--email=zoe@inkwell.example', '--json'], env)
    assert.equal(code, 0, err)
  }).timeout(60_000)

  test('each has a description, an example and described arguments', async ({ assert }) => {
    for (const command of await commands()) {
      const { commandName: name, description } = command
      assert.isTrue(command.prototype instanceof KithCommand, name)
      assert.match(description, /^[A-Z].{10,}[^.]$/, name)
      const help = [command.help ?? []].flat().join('\n')
      assert.include(help, `{{ binaryName }} ${name}`, `${name} shows no example`)
      assert.isAbove(help.length, 60, `${name} teaches nothing`)
      const { args, flags } = command.serialize()
      assert.isTrue(
        flags.some((flag) => flag.flagName === 'json'),
        name
      )
      for (const { description: says } of [...args, ...flags])
        assert.match(says ?? '', /^\S.{3,}[^.]$/, `${name} leaves something undescribed`)
    }
  })

  test('all promised commands exist', async ({ assert }) => {
    const names = (await commands()).map(({ commandName }) => commandName)
    assert.includeMembers(names, PROMISED)
    assert.includeMembers(names, LONG)
    for (const name of LONG) {
      const source = readFileSync(app.makePath(`app/commands/${name.replace(':', '_')}.ts`), 'utf8')
      assert.match(
        source,
        /new Progress\(|extends (?:Import|Files|Undo)Command/,
        `${name} does not tell how far it is`
      )
    }
  })

  test("--help of every command, including the framework's, prints help and exits with 0", async ({
    assert,
  }) => {
    const probe = await kernelOf(true)
    await probe.boot()
    const names = probe.getCommands().map(({ commandName }) => commandName)
    assert.isAbove(names.length, 60)
    for (const name of names) {
      const kernel = await kernelOf(true)
      const printed = await capture(async () => {
        await kernel.handle(commandLine([name, '--help']))
        return kernel.exitCode ?? 0
      })
      assert.deepEqual([name, printed.code, printed.err], [name, 0, ''])
      assert.include(printed.out, `node ace ${name}`, name)
    }
  })

  test('list shows only commands for operators, and none that destroys data', async ({ assert }) => {
    const listed = async (isDevelopment: boolean) => {
      const kernel = await kernelOf(isDevelopment)
      const { out } = await capture(async () => {
        await kernel.handle(['list'])
        return kernel.exitCode ?? 0
      })
      return [...out.matchAll(/^ {2}([a-z]+(?::[a-z]+)?) /gm)].map(([, name]) => name)
    }
    const names = await listed(false)
    assert.includeMembers(names, [...PROMISED, 'workspace:list', 'migration:run'])
    for (const name of names) assert.notMatch(name, /^(db|make|env|generate|eject|console):?/)
    assert.notIncludeMembers(names, ['migration:fresh', 'migration:reset', 'migration:refresh', 'serve'])
    const development = await listed(true)
    assert.includeMembers(development, ['db:wipe', 'make:model', ...names])
    assert.isBelow(development.indexOf('workspace:list'), development.indexOf('db:wipe'))

    const kernel = await kernelOf(false)
    const refused = await capture(async () => {
      await kernel.handle(['db:wipe'])
      return kernel.exitCode ?? 0
    })
    assert.equal(refused.code, 1)
    assert.match(refused.err, /^db:wipe destroys data, so it runs only with NODE_ENV=development\.\n$/)
  })

  test('errors of the framework are one sentence', async ({ assert }) => {
    const folder = dataFolder()
    try {
      for (const [args, said, env = {}] of [
        [['key:create'], /^Missing required option "workspace"/],
        [['key:revoke'], /^Missing required argument "id"/],
        [['key:revoke', 'a', '--force'], /^Unknown flag "--force"/],
        [['key:revok', 'a'], /key:revoke/],
        [['index:status', '--json'], /^PORT must be a whole number/, { PORT: 'abc' }],
        [['index:status', '--json'], /ECONNREFUSED.*doctor/, { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' }],
      ] as [string[], RegExp, Record<string, string>?][]) {
        const { code, out, err } = await aceProcess(args, { DATA_DIR: folder.directory, ...env })
        assert.equal(code, 1, args.join(' '))
        assert.equal(out, '')
        assert.lengthOf(err.trim().split('\n'), 1, err)
        assert.match(err, said)
      }
    } finally {
      folder.end()
    }
  }).timeout(120_000)
})

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
      'privacy:recipients': { succeeds: ['per_none'], fails: null },
      'privacy:corrections': { succeeds: [], fails: [['--undo=cor_none'], /cor_none/] },
      'privacy:drop': { succeeds: null, fails: [['export', noFile], /import/] },
      // Covered by tests/reliability/kills, tests/functional/sealing and tests/functional/privacy.
      'backup:create': { succeeds: null, fails: null },
      'backup:restore': { succeeds: null, fails: [[noFile], /none/] },
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
    const names = (await commands()).map(({ commandName }) => commandName)
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
