import { globSync } from 'node:fs'
import { test } from '@japa/runner'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { SIGN_IN_STEPS } from '#domain/access/sign_in_limits'
import {
  codeHostSearchCost,
  datasetCost,
  peopleSearchCost,
  PERSON_PROFILE_PRICE,
} from '#domain/billing/prices'
import { ERROR_CODES } from '#domain/errors'
import { RETRY_DELAYS_MS } from '#domain/webhooks/retry_schedule'
import { WELL_KNOWN_DOMAINS } from '#adapters/contacts/checks/resolver_probe'
import { MUTANTS } from '#tests/reliability/simulator/mutants'
import { PAGES, ROOT, read } from './pages.js'

const packageJson = JSON.parse(read('package.json'))

test.group('docs: facts that the code decides', () => {
  test('every npm script and benchmark that a page names exists', ({ assert }) => {
    const scripts = PAGES.flatMap((page) =>
      [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
    )
    assert.isAbove(scripts.length, 30)
    assert.includeMembers(Object.keys(packageJson.scripts), [...new Set(scripts), 'start', 'test'])
    const benchmarks = globSync('bench/*.ts', { cwd: ROOT }).map((file) => file.slice(6, -3))
    for (const page of PAGES)
      for (const [, name] of read(page).matchAll(/npm run bench -- ([\w-]+)/g))
        assert.include(benchmarks, name, page)
  })

  test('every production dependency has its reason in docs/decisions.md, and no other package has one', ({
    assert,
  }) => {
    const section = read('docs/decisions.md').split('## Production dependencies\n')[1]
    const named = [...section.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name)
    const shortOfAdonis = (name: string) => name.replace(/^@adonisjs\/(?!core$|limiter$|otel$)/, '')
    assert.sameMembers(named, Object.keys(packageJson.dependencies).map(shortOfAdonis))
  })

  test('the retry schedule of webhooks is the one that docs/webhooks.md states', ({ assert }) => {
    const waits = RETRY_DELAYS_MS.map((ms) =>
      ms < 60_000 ? `${ms / 1000} s` : ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`
    )
    assert.deepEqual(waits, ['5 s', '5 min', '30 min', '2 h', '5 h', '10 h', '14 h', '20 h', '24 h'])
    assert.include(
      read('docs/webhooks.md').replace(/\s+/g, ' '),
      'after 5 seconds, 5 and 30 minutes, then 2, 5, 10, 14, 20 and 24 hours'
    )
  })

  test('prices are those of docs/money-and-work.md', ({ assert }) => {
    const rows = [...read('docs/money-and-work.md').matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(
      ([, what, acu]) => [what, acu]
    )
    const shown = Object.fromEntries(rows)
    assert.equal(
      shown['10 standard dataset cells, rounded up per request'],
      String(datasetCost({ name: 10 }))
    )
    assert.equal(datasetCost({ name: 11 }), 2)
    assert.equal(shown['work e-mail, custom cell'], `${datasetCost({ 'email.work': 1 })} each`)
    assert.equal(datasetCost({ 'custom.x': 1 }), datasetCost({ 'email.work': 1 }))
    assert.equal(shown['personal e-mail'], String(datasetCost({ 'email.personal': 1 })))
    assert.equal(shown['phone number'], String(datasetCost({ phone: 1 })))
    assert.equal(shown['person profile, first in 90 days'], String(PERSON_PROFILE_PRICE))
    assert.deepEqual([codeHostSearchCost(0), codeHostSearchCost(2)], [1, 3])
    assert.deepEqual([peopleSearchCost(0), peopleSearchCost(2)], [1, 3])
    assert.equal(shown['code-host search'], '1, and 1 per live profile')
    assert.equal(shown['code-host people search'], '1, and 1 per returned person')
  })

  test('sign-in limits are those of docs/console.md', ({ assert }) => {
    const page = read('docs/console.md')
    for (const [counted, name] of [
      ['pair', 'network address and account'],
      ['address', 'network address'],
      ['account', 'account, from everywhere'],
      ['device', 'known device'],
    ] as const) {
      const [free, first, ...later] = SIGN_IN_STEPS[counted]
      let failures = free.failures + first.failures
      const steps = later.map(({ gap, failures: more }) => {
        const step = `${gap} s after ${failures}`
        failures += more
        return step
      })
      assert.include(page, `| ${name} | ${free.failures} | ${[`${first.gap} s`, ...steps].join('; ')} |`)
    }
  })

  test('counts that pages state in words', ({ assert }) => {
    assert.lengthOf(MUTANTS, 17)
    assert.include(read('docs/reliability.md'), 'Seventeen bugs are built in')
    assert.lengthOf(WELL_KNOWN_DOMAINS, 5)
    assert.include(read('docs/contacts.md').replace(/\s+/g, ' '), 'one of five well-known domains')
    assert.match(packageJson.dependencies.node, /^\^24\./)
    assert.lengthOf([...read('docs/glossary.md').matchAll(/^- \*\*\w+\*\*: .+$/gm)], 21)
  })

  test('every term of the glossary says what to avoid', ({ assert }) => {
    const terms = read('docs/glossary.md').split(/^- /m).slice(1)
    for (const term of terms) assert.match(term, /\*Avoid:\*\s+\S/, term.slice(0, 30))
  })

  test('scopes and error codes that pages name exist', ({ assert }) => {
    const all = PAGES.filter((page) => page !== 'docs/open-details.md')
      .map(read)
      .join('\n')
    const scopes = [
      ...all.matchAll(
        /\b((?:people|pronet|batch|webhooks|account|agent):(?:search|lookup|enrich|read|write|chat|cancel))\b/g
      ),
    ]
    assert.isAbove(scopes.length, 10)
    for (const [, scope] of scopes) assert.include(SCOPE_NAMES, scope)
    const codes = [...all.matchAll(/(?:\b[45]\d\d|fails? with|reports)\s+`([a-z]+(?:_[a-z]+)+)`/g)]
    assert.isAbove(codes.length, 4)
    for (const [, code] of codes) assert.property(ERROR_CODES, code)
  })
})
