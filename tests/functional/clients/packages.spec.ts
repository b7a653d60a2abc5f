/**
 * Installs the clients as packages into projects outside the repository, as the quickstart says, and
 * runs its examples there. Other tests run the clients from their sources.
 */
import { type ExecFileException, execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type Block, blocksOf } from '#tests/functional/docs/markdown'
import { dataFolder, kill, serve } from '#tests/functional/support/child'
import { demoFolder } from '#tests/functional/support/demo_folder'
import { hasPython, pythonEnvironment } from '../../../bin/clients/python_environment.js'

const ROOT = app.makePath()
const BLOCKS = blocksOf(ROOT, 'docs/quickstart.md')
const hasNoPython = !(await hasPython())

/** The first block that has the text, and the block after it, which shows its output. */
function example(text: string): { block: Block; answer: string } {
  const i = BLOCKS.findIndex((one) => one.text.includes(text))
  if (i < 0) throw new Error(`the quickstart has no ${text}`)
  return { block: BLOCKS[i], answer: BLOCKS[i + 1].text }
}

test.group('clients as packages', (group) => {
  group.tap((one) => one.timeout(300_000))
  let data: Awaited<ReturnType<typeof demoFolder>>
  const work = dataFolder()
  /** Like a clone of the repository: the clients and the installed packages. */
  const clone = join(work.directory, 'kith')
  const project = join(work.directory, 'project')
  let service: Awaited<ReturnType<typeof serve>>

  /**
   * Runs a command and returns its output, or throws with the output. Leaves out npm's variables, because
   * they name other folders.
   */
  const run = (command: string, args: string[], cwd: string): Promise<string> => {
    const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|PYTHONPATH$)/i.test(name))
    const key = /^Demo API key: (\S+)$/m.exec(service.printed())![1]
    const env = { ...Object.fromEntries(inherited), KITH_URL: service.url, KITH_API_KEY: key }
    return new Promise((resolve, reject) =>
      execFile(command, args, { cwd, env }, (error: ExecFileException | null, out, complaints) =>
        error ? reject(new Error(`${command} ${args.join(' ')}\n${out}${complaints}`)) : resolve(out)
      )
    )
  }

  group.setup(async () => {
    const unset = { EVIDENCE_READ: '', EVIDENCE_PROXY: '', WEB_SEARCH_URL: '', LLM_BASE_URL: '' }
    data = await demoFolder()
    service = await serve({ ...unset, DATA_DIR: data.directory, DEMO: '1', SMTP_CHECKS: '0' })
    for (const client of ['typescript', 'python'])
      cpSync(join(ROOT, 'clients', client), join(clone, 'clients', client), {
        recursive: true,
        filter: (path) => !/\/(?:dist|__pycache__)$/.test(path),
      })
    symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'))
    mkdirSync(project)
  })
  group.teardown(async () => {
    if (service) await kill(service.child)
    data?.end()
    work.end()
  })

  test('the TypeScript client: built, packed and installed, it runs and type-checks the quickstart', async ({
    assert,
  }) => {
    const [build, install] = example('tsconfig.build.json').block.text.split('\n')
    assert.match(install, /^npm install \.\/clients\/typescript /)
    await run('bash', ['-ec', build], clone)
    writeFileSync(join(project, 'package.json'), '{"private": true, "type": "module"}')
    await run('npm', ['pack', join(clone, 'clients/typescript')], project)
    const tarball = readdirSync(project).find((name) => name.endsWith('.tgz'))!
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], project)
    const { block, answer } = example("from 'kith-client'")
    writeFileSync(join(project, 'first.mts'), block.text)
    assert.equal((await run(process.execPath, ['first.mts'], project)).trim(), answer)
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')]
    const strict = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext']
    await run(join(ROOT, 'node_modules/.bin/tsc'), [...strict, ...types, 'first.mts'], project)
  })

  test('the Python client: its wheel is built and installed without a registry', async ({ assert }) => {
    const offline = ['--no-index', '--no-deps', '--disable-pip-version-check']
    const pip = join(await pythonEnvironment(), 'pip')
    const source = join(clone, 'clients/python')
    await run(pip, ['wheel', ...offline, '--no-build-isolation', '-w', 'wheels', source], project)
    const [wheel] = readdirSync(join(project, 'wheels'))
    await run('python3', ['-m', 'venv', 'environment'], project)
    const python = join(project, 'environment/bin/python')
    await run(python, ['-m', 'pip', 'install', ...offline, join('wheels', wheel)], project)
    const version = "import kith; from importlib.metadata import version; print(version('kith'))"
    assert.equal((await run(python, ['-c', version], project)).trim(), '0.1.0')
  }).skip(hasNoPython, 'Python 3.10 with venv was not found')

  test('the Python client: installed into a virtual environment, it runs the quickstart', async ({
    assert,
  }) => {
    await run('bash', ['-ec', example('pip install ./clients/python').block.text], clone)
    const { block, answer } = example('from kith import Kith')
    writeFileSync(join(clone, 'first.py'), block.text)
    assert.equal((await run('.venv/bin/python', ['first.py'], clone)).trim(), answer)
  }).skip(hasNoPython, 'Python 3.10 with venv was not found')
})
