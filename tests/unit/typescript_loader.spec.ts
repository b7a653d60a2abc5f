import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '../..')

test.group('TypeScript loader', (group) => {
  let project: string
  const write = (file: string, text: string) => writeFileSync(join(project, file), text)
  const run = () =>
    execFileSync(process.execPath, ['--import=./bin/typescript.js', 'main.ts'], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  group.each.setup(() => {
    project = mkdtempSync(join(tmpdir(), 'kith-loader-'))
    mkdirSync(join(project, 'bin'))
    mkdirSync(join(project, 'node_modules/@swc'), { recursive: true })
    for (const file of ['bin/typescript.js', 'bin/source_maps.js'])
      cpSync(join(ROOT, file), join(project, file))
    symlinkSync(join(ROOT, 'node_modules/@swc/core'), join(project, 'node_modules/@swc/core'))
    write('package.json', JSON.stringify({ type: 'module', imports: { '#lib/*': './lib/*.js' } }))
    mkdirSync(join(project, 'lib'))
    write('lib/greeting.ts', `export const greeting: string = 'hello'`)
    write('main.ts', `import { greeting } from '#lib/greeting'\nconsole.log(greeting)`)
    return () => rmSync(project, { recursive: true, force: true })
  })

  test('recompiles a changed file and reads an unchanged one from the cache', ({ assert }) => {
    assert.equal(run(), 'hello\n')
    assert.equal(run(), 'hello\n')
    write('lib/greeting.ts', `export const greeting: string = 'good day'`)
    assert.equal(run(), 'good day\n')
  })

  test('an error names the source line', ({ assert }) => {
    write('main.ts', `type Unused = {\n  a: string\n}\n\nthrow new Error('thrown on line 5')`)
    for (const _ of ['compiled', 'cached'])
      assert.throws(run, /main\.ts:5/, 'the stack of a cached file has its source map too')
  })

  test('a stack names the function, line and column of each source', ({ assert }) => {
    write(
      'lib/greeting.ts',
      `type A = {\n  a: string\n}\nexport function fail(): never { throw new TypeError('no') }`
    )
    write(
      'main.ts',
      `import { fail } from '#lib/greeting'\ninterface B { b: 1 }\n
try { fail() } catch (error) { console.log((error as Error).stack) }`
    )
    const [head, thrown, called] = run().split('\n')
    assert.equal(head, 'TypeError: no')
    assert.match(thrown, /^ {4}at fail \(file:.*\/lib\/greeting\.ts:4:39\)$/)
    assert.match(called, /^ {4}at file:.*\/main\.ts:4:7$/)
  })
})
