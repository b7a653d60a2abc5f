import { test } from '@japa/runner'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { IndexUnavailableError } from '#domain/ports/search_index'
import { EmbeddedIndex, type EmbeddedIndexSettings } from '#adapters/index/embedded/embedded_index'
import { generationDocument } from './support/generation.js'
import { Random } from './support/random.js'
import { randomDocuments } from './support/random_documents.js'

const everything = { limit: 50, countTo: 10_000 }

test.group('embedded index: damaged files', (group) => {
  let directory: string
  const opened: EmbeddedIndex[] = []
  const open = (settings: Partial<EmbeddedIndexSettings> = {}) => {
    opened.push(new EmbeddedIndex({ directory, threads: 0, mergeFrom: 1, ...settings }))
    return opened[opened.length - 1]
  }
  group.each.setup(async () => {
    directory = await mkdtemp(join(tmpdir(), 'index-'))
    const index = open()
    const documents = randomDocuments(new Random(7), 1200)
    await index.rebuild('people', documents, 0)
    await index.apply('people', [{ sequence: 1, id: 'p1', document: null }])
    await index.merge('people')
    return async () => {
      await Promise.all(opened.splice(0).map((each) => each.close()))
      await rm(directory, { recursive: true })
    }
  })

  const liveFiles = async () => {
    const folder = join(directory, 'people')
    const manifest = JSON.parse((await readFile(join(folder, 'manifest.json'), 'utf8')).split('\n')[1])
    const named: string[] = manifest.segments.flatMap((each: Record<string, { file: string } | null>) =>
      [each.segment, each.stored, each.removed].flatMap((entry) => (entry ? [entry.file] : []))
    )
    return [...named, 'manifest.json'].map((file) => join(folder, file))
  }

  test('open and verify detect a truncated, empty or missing file', async ({ assert }) => {
    const files = await liveFiles()
    assert.lengthOf(files, 4)
    for (const file of files) {
      const whole = await readFile(file)
      for (const damage of [
        () => truncate(file, whole.length - 1),
        () => truncate(file, 0),
        () => rm(file),
      ]) {
        if (file.endsWith('manifest.json') && damage.toString().includes('rm(')) continue
        await damage()
        const index = open()
        await assert.rejects(() => index.search('people', everything), /damaged|manifest/)
        assert.isAtLeast((await index.verify('people')).length, 1, file)
        await writeFile(file, whole)
        assert.equal(
          (await open().search('people', everything)).total?.value,
          1199,
          'it recovers when the file is restored'
        )
      }
    }
  })

  test('detects any flipped byte and never returns results from it', async ({ assert }) => {
    const random = Random.seeded()
    const clean = JSON.stringify(await open().search('people', everything))
    for (const file of await liveFiles()) {
      const whole = await readFile(file)
      for (let n = 0; n < 12; n++) {
        const at = n < 3 ? [0, 9 % whole.length, whole.length - 1][n] : random.below(whole.length)
        const broken = Buffer.from(whole)
        broken[at] ^= 1 << random.below(8)
        await writeFile(file, broken)
        for (const storedInMemory of [0, 2_000, 1 << 20]) {
          const index = open({ storedInMemory })
          const answer = await index.search('people', everything).catch((error: Error) => error)
          if (answer instanceof Error) assert.instanceOf(answer, IndexUnavailableError, `${file} ${at}`)
          else assert.equal(JSON.stringify(answer), clean, `INDEX_SEED=${random.seed} ${file} ${at}`)
          assert.isAtLeast(
            (await index.verify('people')).length,
            1,
            `INDEX_SEED=${random.seed} ${file} ${at}`
          )
        }
      }
      await writeFile(file, whole)
    }
  })

  test('a damaged index is rebuilt in place without affecting open readers', async ({ assert }) => {
    const reader = open()
    const before = await reader.search('people', everything)
    for (const file of await liveFiles()) await writeFile(file, 'nonsense')
    assert.deepEqual(await reader.search('people', everything), before)
    const index = open()
    await assert.rejects(() => index.search('people', everything), /damaged/)
    await index.rebuild('people', [generationDocument('a', 1)], 5)
    assert.equal((await index.search('people', everything)).total?.value, 1)
    await reader.refresh('people')
    assert.equal((await reader.search('people', everything)).total?.value, 1)
  })

  test('deletes files of versions before the previous one', async ({ assert }) => {
    const index = open()
    for (let n = 2; n < 6; n++) await index.rebuild('people', [generationDocument('a', n)], n)
    const files = await readdir(join(directory, 'people'))
    assert.lengthOf(files, 5, files.join(' '))
  })
})

test.group('embedded index: a process that is killed', (group) => {
  let directory: string
  group.each.setup(async () => {
    directory = await mkdtemp(join(tmpdir(), 'index-'))
    return () => rm(directory, { recursive: true })
  })

  const child = (first: number, work: string): ChildProcess => {
    const script = fileURLToPath(new URL('./support/index_child.ts', import.meta.url))
    const args = ['--import=./bin/typescript.js', script, directory, String(first), '2000', work]
    return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  }

  /** Kills the child some time after its first version. Returns the last generation it reported. */
  const runAndKill = async (first: number, work: string, after: number): Promise<number> => {
    const process = child(first, work)
    let done = first - 1
    process.stdout?.on('data', (data) => {
      done = Math.max(done, ...String(data).trim().split('\n').map(Number))
    })
    await once(process.stdout as NodeJS.ReadableStream, 'data')
    await sleep(after)
    process.kill('SIGKILL')
    await once(process, 'exit')
    return done
  }

  for (const work of ['rebuild', 'merge']) {
    test(`keeps the last complete version when killed during a ${work}`, async ({ assert }) => {
      const random = Random.seeded()
      let generation = 0
      for (let kill = 0; kill < 4; kill++) {
        const done = await runAndKill(generation + 1, work, random.below(700))
        const index = new EmbeddedIndex({ directory, threads: 0 })
        assert.deepEqual(await index.verify('people'), [])
        const { hits, total } = await index.search('people', everything)
        const seen = new Set(hits.map((hit) => (hit.stored as { generation: number }).generation))
        assert.deepEqual(total, { value: 2000, relation: 'eq' }, `INDEX_SEED=${random.seed}`)
        assert.equal(seen.size, 1)
        generation = [...seen][0]
        assert.isAtLeast(generation, done)
        assert.isAtMost(generation, done + 1)
        const position = await index.position('people')
        assert.equal(position, work === 'rebuild' ? generation : generation * 2000 - 1)
        await index.close()
      }
      const index = new EmbeddedIndex({ directory, threads: 0 })
      await index.rebuild('people', [generationDocument('a', 1)], 1)
      const files = await readdir(join(directory, 'people'))
      assert.isAtMost(files.length, 1 + 2 + 6, 'leftovers of killed processes are deleted')
      await index.close()
    })
  }
})
