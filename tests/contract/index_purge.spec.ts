import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { IndexDocument } from '#domain/ports/search_index'
import { EmbeddedIndex } from '#adapters/index/embedded/embedded_index'

const document = (id: string, name: string): IndexDocument => ({
  ...{ id, rank: 1, text: { name: [name] }, terms: { name: [name] }, phrases: {}, numbers: {} },
  stored: { name },
})

test.group('purge of the embedded index', () => {
  test('removed documents are in no file, and another process reads the rest', async ({ assert }) => {
    const directory = mkdtempSync(join(tmpdir(), 'purge-'))
    const [index, other] = [0, 0].map(
      () => new EmbeddedIndex({ directory, threads: 0, segmentDocuments: 10 })
    )
    try {
      const names = Array.from({ length: 30 }, (_, i) => `quillname${i}x`)
      await index.rebuild(
        'people',
        names.map((name, i) => document(`d${i}`, name)),
        0
      )
      await other.refresh('people')
      await index.apply('people', [
        { sequence: 1, id: 'd7', document: null },
        { sequence: 2, id: 'd9', document: document('d9', 'renamed') },
      ])
      await index.purge('people')
      const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.\w+$/.test(name)
      )
      const all = files.map((name) => readFileSync(join(directory, name)).toString('latin1')).join('')
      for (const name of ['quillname7x', 'quillname9x']) assert.notInclude(all, name)
      assert.include(all, 'quillname8x')
      for (const each of [index, other]) {
        await each.refresh('people')
        assert.deepEqual(await each.get('people', ['d7', 'd8', 'd9']), [
          null,
          { name: 'quillname8x' },
          { name: 'renamed' },
        ])
        assert.isAtLeast(await each.position('people'), 2)
      }
      await index.purge('people')
      assert.deepEqual(await index.get('people', ['d8']), [{ name: 'quillname8x' }])
    } finally {
      await Promise.all([index.close(), other.close()])
      rmSync(directory, { recursive: true })
    }
  })
})
