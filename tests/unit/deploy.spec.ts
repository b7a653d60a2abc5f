import { globSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { test } from '@japa/runner'
import { parse, parseAllDocuments } from 'yaml'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const compose = parse(read('deploy/compose.yaml'), { merge: true })
const kubernetes = parseAllDocuments(read('deploy/kubernetes/kith.yaml')).map((one) => one.toJS())
const containers = kubernetes
  .filter(({ kind }) => kind === 'Deployment')
  .flatMap(({ spec }) => spec.template.spec.containers)

const values = parse(read('deploy/helm/kith/values.yaml'))
const packageVersion = JSON.parse(read('package.json')).version

/** Renders the chart's template. It uses no part of the language but values and `quote`. */
function rendered(values: any): object[] {
  const text = read('deploy/helm/kith/templates/kith.yaml').replace(
    /\{\{ \.Values\.([\w.]+)( \| quote)? \}\}/g,
    (_, path: string, quote?: string) => {
      const value = path.split('.').reduce((at, key) => at[key], values)
      return quote ? JSON.stringify(String(value)) : String(value)
    }
  )
  if (text.includes('{{')) throw new Error('The template has an expression that this test cannot render.')
  return parseAllDocuments(text).map((one) => one.toJS())
}

function leavesOf(value: any): string[][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' ? leavesOf(child).map((path) => [key, ...path]) : [[key]]
  )
}

/** The settings that the service reads, plus standard variables that it passes on. */
const SETTINGS = new Set([
  ...[...read('start/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
  'OTEL_EXPORTER_OTLP_ENDPOINT',
])

/** Sources and notes of data files. The service does not read them. */
const UNREAD = /(?:\.tsx?|\.json|NOTICE\.md|\.py|\.mjs|\.wat|\.c)$/

test.group('deploy', () => {
  test('the build copies every file that the service reads', ({ assert }) => {
    const patterns = [...read('adonisrc.ts').matchAll(/pattern: '([^']+)'/g)].map(([, pattern]) => pattern)
    const files = globSync('{adapters,app,config,database,domain,start}/**/*.*').filter(
      (file) => !UNREAD.test(file)
    )
    assert.isAbove(files.length, 1)
    assert.deepEqual(
      files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern))),
      []
    )
  })

  test('the image runs the build, as another user than root', ({ assert }) => {
    const image = read('deploy/Dockerfile')
    assert.match(image, /^RUN npm run --silent build/m)
    assert.match(image, /^USER kith$/m)
    assert.match(image, /^CMD \["node", "bin\/server\.js"\]$/m)
    assert.match(image, /^HEALTHCHECK /m)
  })

  test('sets only settings that the service reads', ({ assert }) => {
    const names = [
      ...Object.keys(compose.services.web.environment),
      ...Object.keys(compose.services.worker.environment),
      ...Object.keys(kubernetes.find(({ kind }) => kind === 'ConfigMap').data),
      ...containers.flatMap(({ env }) => env.map(({ name }: { name: string }) => name)),
      ...[...read('deploy/kubernetes/kith.yaml').matchAll(/--from-literal=([A-Z_]+)=/g)].map(
        ([, name]) => name
      ),
    ]
    assert.isAbove(names.length, 20)
    assert.deepEqual(
      names.filter((name) => !SETTINGS.has(name)),
      []
    )
  })

  test('deploy/example.env lists every setting that compose leaves open', ({ assert }) => {
    const listed = [...read('deploy/example.env').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(
      ([, name]) => name
    )
    assert.sameMembers(listed, [...new Set(listed)])
    // The image, the compose file and their volumes fix these settings.
    const fixed = ['NODE_ENV', 'HOST', 'DATA_DIR', 'ROLE', 'DATABASE_URL', 'REDIS_URL', 'OPENSEARCH_URL']
    const open = [...SETTINGS].filter((name) => !fixed.includes(name))
    assert.sameMembers(listed, [...open, 'POSTGRES_PASSWORD'])
    assert.deepEqual(compose.services.web.env_file, [{ path: '.env', required: false }])
    for (const line of read('deploy/example.env').split('\n')) assert.match(line, /^(?:# .+|[A-Z_]+=.*|)$/)
  })

  test('trusts exactly the proxies in front of the service', ({ assert }) => {
    assert.match(compose.services.web.environment.TRUST_PROXY, /:-1\}$/)
    assert.isUndefined(compose.services.web.ports, 'nobody but the proxy reaches the service')
    assert.equal(kubernetes.find(({ kind }) => kind === 'ConfigMap').data.TRUST_PROXY, '1')
    const proxy = read('deploy/proxy.conf')
    // The proxy appends its peer to the visitor's claim, so one hop is the last entry.
    assert.include(proxy, 'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;')
    assert.include(proxy, 'proxy_set_header X-Forwarded-Proto $forwarded_proto;')
  })

  test('the Helm chart renders the Kubernetes example, and every value changes it', ({ assert }) => {
    const chart = parse(read('deploy/helm/kith/Chart.yaml'))
    assert.containSubset(chart, { apiVersion: 'v2', name: 'kith', version: packageVersion })
    assert.deepEqual(rendered(values), kubernetes)
    for (const path of leavesOf(values)) {
      const changed = structuredClone(values)
      const parent = path.slice(0, -1).reduce((at, key) => at[key], changed)
      parent[path.at(-1)!] = '7'
      assert.notDeepEqual(rendered(changed), kubernetes, path.join('.'))
    }
  })

  test('has web and worker processes, each with a stop timeout longer than its grace period', ({
    assert,
  }) => {
    assert.deepEqual(
      ['web', 'worker'].map((name) => compose.services[name].environment.ROLE),
      ['web', 'worker']
    )
    assert.deepEqual(
      containers.map(({ env }) => env[0].value),
      ['web', 'worker']
    )
    assert.isAtLeast(Number.parseInt(compose.services.web.stop_grace_period, 10), 10)
    for (const { kind, spec } of kubernetes)
      if (kind === 'Deployment') assert.isAtLeast(spec.template.spec.terminationGracePeriodSeconds, 15)
  })

  test('checks health and readiness at the service’s routes', ({ assert }) => {
    const routes = read('app/health/routes.ts')
    const paths = containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) =>
      [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe?.httpGet.path ?? [])
    )
    assert.includeMembers(paths, ['/health', '/ready'])
    for (const path of new Set(paths)) assert.include(routes, `'${path}'`)
  })

  test('charts only metrics that the service exports', ({ assert }) => {
    const { panels } = JSON.parse(read('deploy/grafana/kith.json'))
    const own = ['observe_work', 'loop_watch'].map((name) => read(`app/telemetry/${name}.ts`)).join('\n')
    const drawn = new Set(
      panels.flatMap(({ targets }: any) =>
        [...targets[0].expr.matchAll(/kith_[a-z_]+/g)].map(([name]) => name)
      )
    )
    assert.isAtLeast(drawn.size, 3)
    // Prometheus appends units and counter suffixes to names.
    const plain = (name: string) => name.replace(/_(?:seconds|total)$/, '')
    for (const name of drawn) assert.include(own.replaceAll('.', '_'), `'${plain(name as string)}'`)
  })
})
