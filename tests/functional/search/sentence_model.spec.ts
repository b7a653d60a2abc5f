import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ace, dataFolder, kill, serve } from '#tests/functional/support/child'

const PEOPLE = [
  ['Vera Kapital', 'Venture capital investor at a seed fund'],
  ['Nora Nurse', 'Paediatric nurse in a rural hospital'],
  ['Kai Cluster', 'Kubernetes networking and container clusters'],
]

test.group('search: sentence model', () => {
  test('people are embedded in the background, searches then use the model, and indexes state it', async ({
    assert,
    cleanup,
  }) => {
    const { directory, end } = dataFolder()
    cleanup(end)
    const env = { DATA_DIR: directory, ENCODER_MAX_PEOPLE: '100', EVIDENCE_READ: 'archive' }
    const file = join(directory, 'people.jsonl')
    const lines = PEOPLE.map(([name, headline], at) => JSON.stringify({ id: `p${at}`, name, headline }))
    writeFileSync(file, lines.join('\n'))
    await ace(['workspace:create', 'Acme', '--plan=enterprise'], env)
    const { out } = await ace(['key:create', '--workspace=acme', '--scopes=all', '--json'], env)
    const { key } = JSON.parse(out)
    const { child, url } = await serve(env)
    cleanup(() => kill(child))
    assert.equal((await ace(['people:import', file], env)).code, 0)
    const found = async () => {
      const response = await fetch(`${url}/v1/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: 'someone who helps startups with financing', type: 'instant' }),
      })
      const { results } = ((await response.json()) as any).data
      return results.map(({ person }: any) => person.name)
    }
    const embedded = await ace(['people:embed', '--json'], env)
    assert.equal(embedded.code, 0, embedded.err)
    const { in_use, embedded: count } = JSON.parse(embedded.out)
    assert.deepEqual([in_use, count], [true, 3])
    for (let attempt = 0; attempt < 100 && (await found())[0] !== 'Vera Kapital'; attempt++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal((await found())[0], 'Vera Kapital')
    const status = JSON.parse((await ace(['index:status', '--json'], env)).out)
    assert.equal(status.encoder.model, JSON.parse(embedded.out).model)
    const tooMany = await ace(['people:embed'], { ...env, ENCODER_MAX_PEOPLE: '2' })
    assert.deepEqual([tooMany.code, tooMany.err.trim()], [1, '3 people are more than ENCODER_MAX_PEOPLE: 2.'])
  }).timeout(120_000)
})
