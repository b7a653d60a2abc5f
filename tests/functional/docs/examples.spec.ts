/**
 * Runs every `sh` block of the docs page by page against a service with demo data, and compares the
 * output with the blocks after it. A block that cannot be run has an invisible comment with the
 * reason before it.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { parseOauthApps } from '#domain/connections/oauth_app'
import { serviceDocument } from '#app/openapi/service_document'
import { parseCadence } from '#domain/monitors/cadence'
import { warcinfoRecord } from '#demo/warc_record'
import { dataFolder, kill, serve } from '#tests/functional/support/child'
import { demoFolder } from '#tests/functional/support/demo_folder'
import { runCommand } from '#tests/functional/support/run_command'
import { aceLines, blocksOf, examplesOf, RUN } from './markdown.js'
import { hasPython, pythonEnvironment } from '../../../bin/clients/python_environment.js'
import { difference } from './same_answer.js'
import { fill, runBlocks } from './shell.js'
import { slowness } from '#tests/support/machine_speed'

const ROOT = app.makePath()
const RECORDER = pathToFileURL(fileURLToPath(new URL('../support/record_outgoing.mjs', import.meta.url))).href
const DOCS = globSync(['docs/*.md', 'docs/guides/*.md'], { cwd: ROOT }).sort()
const PAGES = ['README.md', 'CONTRIBUTING.md', ...DOCS]
const BLOCKS = PAGES.flatMap((page) => blocksOf(ROOT, page))
const MAX_UNRUN = 15

/** `backup:create` copies only SQLite. */
const RUNBOOK = 'docs/operations-runbook.md'
const onPostgres = Boolean(process.env.DATABASE_URL)

const canRunPython = await hasPython()

const hasTools = ['bash', 'curl', 'jq'].every((tool) => {
  try {
    execFileSync('which', [tool])
    return true
  } catch {
    return false
  }
})

test.group('examples of the docs', (group) => {
  group.tap((one) => one.timeout(180_000))
  let folder: Awaited<ReturnType<typeof demoFolder>>
  const work = dataFolder()
  let service: Awaited<ReturnType<typeof serve>>
  let key: string
  let outgoing: string

  group.setup(async () => {
    if (!hasTools) return
    folder = await demoFolder()
    outgoing = join(folder.directory, 'outgoing')
    const unset = { EVIDENCE_READ: '', EVIDENCE_PROXY: '', WEB_SEARCH_URL: '', LLM_BASE_URL: '' }
    const recorded = { OUTGOING_FILE: outgoing, NODE_OPTIONS: `--import=${RECORDER}` }
    service = await serve({ ...unset, ...recorded, DATA_DIR: folder.directory, DEMO: '1', SMTP_CHECKS: '0' })
    key = /^Demo API key: (\S+)$/m.exec(service.printed())![1]
    const hour = gzipSync('{}\n')
    fill(join(work.directory, 'backups'), {})
    symlinkSync(join(ROOT, 'deploy'), join(work.directory, 'deploy'))
    fill(work.directory, {
      'people.jsonl.gz': gzipSync('{"name":"Ada Example"}\n'),
      'people.csv': 'Full Name,E-Mail\nZoe Example,zoe@example.com\n',
      'more.csv': 'name\nGrace Example\n',
      'do-not-contact.txt': 'ada@example.com\n',
      'contacts.csv': 'name,emails\nAda Example,ada@example.com\n',
      'companies.csv': 'name\nAcme\n',
      'crawl.warc.gz': warcinfoRecord('crawl.warc.gz', '2026-11-01T00:00:00Z'),
      '2024-03-01-0.json.gz': hour,
      '2024-03-01-1.json.gz': hour,
      'profiles.jsonl.gz': gzipSync('{"login":"ada-example","id":987654321}\n'),
    })
  })
  group.teardown(async () => {
    if (service) await kill(service.child)
    folder?.end()
    work.end()
    await db
      .from('users')
      .whereIn('email', ['you@acme.example', 'zoe@acme.example', 'you@globex.example'])
      .delete()
  })

  test('every block is run, shows output, is checked or gives a reason', ({ assert }) => {
    const loose = BLOCKS.filter(({ mark, lang }) => mark === null && ![...RUN, 'json', 'text'].includes(lang))
    assert.deepEqual(
      loose.map(({ file, line, lang }) => `${file}:${line} ${lang}`),
      []
    )
    const unrun = BLOCKS.filter(({ mark }) => mark?.startsWith('not run'))
    assert.isAtMost(unrun.length, MAX_UNRUN)
    for (const page of PAGES) {
      const [first] = BLOCKS.filter(({ file, mark }) => file === page && mark === null)
      assert.isTrue(first === undefined || first.lang === 'sh', `${page} shows an answer to nothing`)
    }
  })

  test('[SR-025] README searches verify each result quickly without requests to the web', async ({
    assert,
  }) => {
    const bodies = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/-d '(\{.*\})'/g)]
    assert.isNotEmpty(bodies)
    for (const body of bodies.flatMap(([, text]) => [
      JSON.parse(text),
      { ...JSON.parse(text), type: 'deep' },
    ])) {
      const began = performance.now()
      const response = await fetch(`${service.url}/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const took = performance.now() - began
      const { data } = (await response.json()) as any
      assert.equal(response.status, 200)
      assert.isNotEmpty(data.results, JSON.stringify(body))
      for (const { verification } of data.results)
        for (const proofs of Object.values<any[]>(verification)) assert.isNotEmpty(proofs)
      assert.lengthOf(data.grounding.results, data.results.length)
      if (body.type === 'auto') assert.isBelow(took, 10_000 * slowness(), JSON.stringify(body))
    }
    assert.isFalse(existsSync(outgoing), existsSync(outgoing) ? readFileSync(outgoing, 'utf8') : '')
  }).skip(!hasTools, 'needs bash, curl and jq')

  for (const page of PAGES) {
    const examples = examplesOf(BLOCKS.filter(({ file }) => file === page)).filter(
      ({ block }) => block.lang !== 'py' || canRunPython
    )
    if (examples.length === 0) continue
    test(`${page}: its ${examples.length} commands print what the page shows`, async ({ assert }) => {
      const python = examples.some(({ block }) => block.lang === 'py')
        ? join(await pythonEnvironment(), 'python')
        : ''
      const place = { folder: work.directory, url: service.url, key, python }
      const printed = await runBlocks(
        examples.map(({ block }) => block),
        place
      )
      for (const [i, { block, answers }] of examples.entries()) {
        const where = `${block.file}:${block.line}`
        if (printed[i].problem) assert.fail(`${where}: ${printed[i].problem}`)
        if (answers.length === 0) continue
        const shown = answers.map(({ text }) => text).join('\n')
        const problem = difference(shown, printed[i].text)
        if (problem) assert.fail(`${where}: ${problem}`)
      }
    }).skip(!hasTools || (page === RUNBOOK && onPostgres), 'needs bash, curl and jq, or SQLite')
  }

  test('every command and flag named in the docs exists', async ({ assert }) => {
    const known = new Map(
      ace.getCommands().map((one) => [one.commandName, one.flags.map((flag) => flag.flagName)])
    )
    const lines = PAGES.flatMap((page) => aceLines(ROOT, page).map((line) => ({ page, ...line })))
    assert.isAbove(lines.length, 40)
    for (const { page, command, flags } of lines) {
      assert.isTrue(known.has(command), `${page}: node ace ${command}`)
      assert.includeMembers([...known.get(command)!, 'help'], flags, `${page}: node ace ${command}`)
    }
  })

  test('every route named in the docs exists', ({ assert }) => {
    const { paths } = serviceDocument() as { paths: Record<string, Record<string, unknown>> }
    const known = new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, ':id')}`)
      )
    )
    const named = PAGES.filter((page) => page !== 'docs/benchmarks.md').flatMap((page) =>
      [
        ...readFileSync(join(ROOT, page), 'utf8').matchAll(/\b(GET|POST|PATCH|DELETE) (\/v1\/[\w/:<>{}-]+)/g),
      ].map(([, method, path]) => ({
        page,
        route: `${method} ${path.replace(/:\w+|<\w+>|\{\w+\}/g, ':id')}`,
      }))
    )
    assert.isAbove(named.length, 80)
    for (const { page, route } of named) assert.isTrue(known.has(route), `${page}: ${route}`)
  })

  test('settings, schedules and mappings shown in the docs are valid', async ({ assert }) => {
    const checked = BLOCKS.filter(({ mark }) => mark?.startsWith('checked as'))
    for (const { mark, text, file, line } of checked) {
      const where = `${file}:${line}`
      if (mark === 'checked as OAUTH_APPS') assert.property(parseOauthApps(text), 'apps', where)
      else if (mark === 'checked as cadences')
        for (const cadence of text.replace(/\nRRULE/, '\\nRRULE').split('\n'))
          assert.notProperty(parseCadence(cadence.replace('\\n', '\n'), new Date()), 'problem', where)
      else if (mark === 'checked as a mapping') {
        const row = 'c1,Zoe,Garner,CEO,Acme,21/11/2026,ZOE@ACME.EXAMPLE,active\n'
        const names = 'Contact ID,First Name,Last Name,Job Title,Account,Last Modified,Email,Status\n'
        fill(work.directory, { 'crm.csv': names + row, 'crm.sql': text })
        const [data, map] = [join(work.directory, 'crm.csv'), join(work.directory, 'crm.sql')]
        const { out, err } = await runCommand('people:import', [data, `--map=${map}`, '--json'])
        assert.deepInclude(JSON.parse(out), { read: 1, written: 1, rejected: 0 }, where + err)
      } else if (mark === 'checked as a receiver') {
        const body = JSON.stringify({ type: 'set.idle', data: { id: 'set_1' } })
        const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
        const headers = (signed: string) => {
          const [id, at] = ['msg_1', new Date()]
          const signature = new Webhook(secret).sign(id, at, signed)
          const seconds = String(Math.floor(at.getTime() / 1000))
          return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature }
        }
        const [imported, ...code] = text.split('\n')
        assert.equal(imported, "import { Webhook } from 'standardwebhooks'")
        const receive = new Function(
          'Webhook',
          'secret',
          'body',
          'headers',
          `${code.join('\n')}\nreturn event`
        )
        assert.deepEqual(receive(Webhook, secret, body, headers(body)), JSON.parse(body), where)
        assert.throws(() => receive(Webhook, secret, body, headers(`${body} `)))
      } else assert.fail(`${where}: nothing checks ${mark}`)
    }
    assert.lengthOf(checked, 5)
  })
})
