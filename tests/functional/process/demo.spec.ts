import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { dataFolder, kill, serve } from '#tests/functional/support/child'

const RECORDER = pathToFileURL(fileURLToPath(new URL('../support/record_outgoing.mjs', import.meta.url))).href
const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** The searches that the README shows. */
const SHOWN = [...README.matchAll(/-d '(\{.*\})'/g)].map(([, body]) => JSON.parse(body))

test.group('the demo world with no setting', (group) => {
  let folder: ReturnType<typeof dataFolder>
  group.each.setup(() => {
    folder = dataFolder()
    return () => folder.end()
  })

  test('[SR-025] what the README shows is proven in a moment, and nobody on the web is asked about invented people', async ({
    assert,
  }) => {
    const outgoing = join(folder.directory, 'outgoing')
    const unset = { EVIDENCE_READ: '', EVIDENCE_PROXY: '', WEB_SEARCH_URL: '' }
    const { url, child, printed } = await serve({
      ...unset,
      DATA_DIR: folder.directory,
      DEMO: '1',
      OUTGOING_FILE: outgoing,
      NODE_OPTIONS: `--import=${RECORDER}`,
    })
    try {
      const key = /^Demo API key: (\S+)$/m.exec(printed())![1]
      const queries = SHOWN.filter(({ type }) => type === 'auto')
      assert.isNotEmpty(queries)
      for (const body of queries.flatMap((one) => [one, { ...one, type: 'deep' }])) {
        const began = performance.now()
        const response = await fetch(`${url}/v1/search`, {
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
        if (body.type === 'auto') assert.isBelow(took, 3000, JSON.stringify(body))
      }
      assert.isFalse(existsSync(outgoing), existsSync(outgoing) ? readFileSync(outgoing, 'utf8') : '')
    } finally {
      await kill(child)
    }
  }).timeout(120_000)
})
