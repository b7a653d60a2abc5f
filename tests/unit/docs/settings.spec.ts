import { globSync } from 'node:fs'
import { test } from '@japa/runner'
import { PAGES, prose, ROOT, read } from './pages.js'

/** Each setting with its default, as `start/env.ts` declares it. */
const declared = new Map(
  [...read('start/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): (\w+)(?:\(([\s\S]*?)\))?,$/gm)].map(
    ([, name, check, args]) => [name, defaultOf(check, args ?? '')]
  )
)
/** Each setting with the default in brackets, as `docs/settings.md` lists it. */
const documented = new Map(
  [...read('docs/settings.md').matchAll(/^- ((?:\*\*[A-Z_]+\*\*(?:, )?)+)(?: \[([^\]]+)\])?:/gm)].flatMap(
    ([, names, defaults]) =>
      [...names.matchAll(/\*\*([A-Z_]+)\*\*/g)].map(
        ([, name], i, all) =>
          [name, all.length > 1 ? (defaults?.split(', ')[i] ?? null) : (defaults ?? null)] as const
      )
  )
)

test.group('docs: settings', () => {
  test('docs/settings.md lists exactly the settings, each once', ({ assert }) => {
    assert.isAbove(declared.size, 45)
    assert.sameMembers([...documented.keys()], [...declared.keys(), 'OTEL_EXPORTER_OTLP_ENDPOINT'])
  })

  test('its numeric and named defaults are those of start/env.ts', ({ assert }) => {
    const compared = [...declared].filter(([, value]) => value !== null)
    assert.isAbove(compared.length, 25)
    for (const [name, value] of compared) assert.equal(documented.get(name), value, name)
  })

  test('every variable that a page names exists', ({ assert }) => {
    const sources = globSync('{app,bench,bin,deploy,e2e,start,tests}/**/*.{ts,js,yaml,env}', { cwd: ROOT })
      .filter((file) => !file.startsWith('tests/unit/docs/'))
      .map(read)
      .join('\n')
    const named = PAGES.flatMap((page) =>
      [...prose(page).matchAll(/(?<![\w$.-])[A-Z]{2,}(?:_[A-Z]+)+(?!\w)/g)].map(([name]) => ({ page, name }))
    )
    const unknown = named.filter(
      ({ name }) =>
        !declared.has(name) && !name.startsWith('OTEL_') && !new RegExp(`\\b${name}\\b`).test(sources)
    )
    assert.deepEqual(unknown, [])
    assert.isAbove(named.length, 100)
  })
})

/** The default of a declaration, as text; null where it has none or is not written as a literal. */
function defaultOf(check: string, args: string): string | null {
  const literals = args.split(/,(?![^[]*\])/).map((arg) => arg.trim())
  const literal = check === 'text' ? literals[0] : literals.at(-1)
  if (!['text', 'whole', 'oneOf'].includes(check) || literal === undefined || literal.startsWith('['))
    return null
  return literal.replace(/^'|'$/g, '').replaceAll('_', '')
}
