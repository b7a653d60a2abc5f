import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { dataFolder, kill, serve } from '../support/child.js'

type Attribute = { key: string; value: { stringValue?: string } }
type Sent = { traces: string; metrics: string; routes: string[] }

/** An OTLP/HTTP collector that records what it receives. */
async function collector(): Promise<{ url: string; sent: Sent; end: () => Promise<void> }> {
  const sent: Sent = { traces: '', metrics: '', routes: [] }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        sent.traces += body
        for (const { scopeSpans } of JSON.parse(body).resourceSpans)
          for (const { spans } of scopeSpans)
            for (const { attributes } of spans)
              for (const { key, value } of attributes as Attribute[])
                if (key === 'http.route') sent.routes.push(value.stringValue!)
      }
      if (request.url === '/v1/metrics') sent.metrics += body
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    end: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test.group('traces and metrics', () => {
  test('are sent to OTEL_EXPORTER_OTLP_ENDPOINT, by route and without keys', async ({ assert, cleanup }) => {
    const { directory, end } = dataFolder()
    cleanup(end)
    const { url: endpoint, sent, end: close } = await collector()
    cleanup(close)
    const { url, child } = await serve({
      DATA_DIR: directory,
      DEMO: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_METRIC_EXPORT_INTERVAL: '1000',
      OTEL_METRIC_EXPORT_TIMEOUT: '900',
      OTEL_BSP_SCHEDULE_DELAY: '200',
    })
    cleanup(() => kill(child))
    const key = `kith_live_${'x'.repeat(43)}`
    await fetch(`${url}/v1/account/credits`, { headers: { authorization: `Bearer ${key}` } })
    await fetch(`${url}/shared/sets/of-nobody-else?as=hidden-words`)
    await fetch(`${url}/reconcile/linked-key/1.0/match`)
    const metrics = ['kith.processes', 'kith.event_loop.delay.max', 'http.server.request.duration']
    const isAllThere = () =>
      sent.routes.includes('/v1/account/credits') && metrics.every((name) => sent.metrics.includes(name))
    for (let i = 0; i < 400 && !isAllThere(); i++) await new Promise((resolve) => setTimeout(resolve, 100))
    assert.include(sent.routes, '/v1/account/credits')
    for (const name of metrics) assert.include(sent.metrics, name)
    for (const secret of [key, 'of-nobody-else', 'hidden-words', 'linked-key'])
      assert.notInclude(sent.traces, secret)
  }).timeout(120_000)
})
