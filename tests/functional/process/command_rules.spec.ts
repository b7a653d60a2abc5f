import { globSync, readFileSync } from 'node:fs'
import { FsLoader, Kernel } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { commandLine, configureKernel } from '#app/shared/cli/configure_kernel'
import { KithCommand } from '#app/shared/cli/kith_command'
import { ace as aceProcess, dataFolder } from '#tests/functional/support/child'
import { capture } from '#tests/functional/support/run_command'

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
  ...['index:rebuild', 'index:verify', 'people:embed', 'sources:learn', 'imports:undo', 'sources:delete'],
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
        [['key:revoke', 'a', '--force'], /^Unknown flag "--force"; see --help\.\n$/],
        [['workspace:create', 'A', '--credits=many'], /^Option "credits" must be a number; see --help\.\n$/],
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
