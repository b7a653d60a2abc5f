import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { HttpEmbedder } from '#adapters/embedder/http/http_embedder'
import { OnnxEmbedder } from '#adapters/embedder/onnx/onnx_embedder'
import { longestOf, piecesOf } from '#adapters/embedder/word_pieces/word_pieces'
import { WordPieceEmbedder } from '#adapters/embedder/word_pieces/word_piece_embedder'
import { NoEmbedder } from '#domain/search/embedder'
import { similarity } from '#domain/search/vectors'

test.group('embedder port: word pieces', () => {
  const embedder = new WordPieceEmbedder()
  const closeness = async (one: string, other: string) => {
    const [left, right] = await embedder.embed([one, other], 'query')
    return similarity(left!, right!)
  }

  test('texts of one meaning are closer than others, without a common word', async ({ assert }) => {
    const near = await closeness('blind visitors', 'accessibility for people with visual impairment')
    assert.isAbove(near, (await closeness('blind visitors', 'kubernetes cluster networking')) + 0.1)
    assert.approximately(await closeness('Data Engineer', 'data engineer'), 1, 1e-9)
  })

  test('a subject with many words does not hide another one in a record', async ({ assert }) => {
    const record = 'Kubernetes networking, Docker containers, clusters and cloud servers. Bakes bread.'
    const [query, hidden] = await embedder.embed(['baker', record], 'query')
    const [shown] = await embedder.embed([record], 'records')
    assert.isAbove(similarity(query!, shown!), similarity(query!, hidden!) + 0.02)
  })

  test('a text without a known word has no vector', async ({ assert }) => {
    assert.deepEqual(await embedder.embed(['', ' \n'], 'records'), [null, null])
  })

  test('near words mean the same in the text, and share no stem with it', ({ assert }) => {
    const near = (words: string[], text: string) => embedder.nearWords(words, text).map(({ word }) => word)
    assert.includeMembers(near(['blind', 'websites'], 'websites usable for the blind'), ['impaired'])
    assert.lengthOf(near(['cars'], 'cars that drive themselves'), 2)
    assert.notIncludeMembers(near(['cars'], 'cars that drive themselves'), ['driving', 'drove'])
    for (const { similarity } of embedder.nearWords(['doctors', 'scans'], 'helping doctors read scans'))
      assert.isTrue(similarity > 0 && similarity <= 1)
    assert.deepEqual(near(['asyncio', 'xyzzy', ''], 'asyncio xyzzy'), [])
    assert.deepEqual(new NoEmbedder().nearWords(['cars'], 'cars'), [])
  })

  test('an aborted signal stops', async ({ assert }) => {
    await assert.rejects(() => embedder.embed(['nurse'], 'records', AbortSignal.abort()), /aborted/)
  })

  test('long texts leave turns to the event loop', async ({ assert }) => {
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await embedder.embed(Array(150).fill('unpronounceablewords '.repeat(190)), 'records')
    isDone = true
    assert.isAbove(turns, 3)
  })

  test('words are split into the longest known pieces', ({ assert }) => {
    const numbers = new Map(['data', 'bas', '##e', '##es', '##s', ','].map((piece, at) => [piece, at]))
    assert.equal(longestOf(numbers), 4)
    assert.deepEqual(piecesOf('Dàta, bases xyz', { numbers, longest: longestOf(numbers) }), [0, 5, 1, 3])
  })
})

test.group('embedder port: ONNX', () => {
  /** Returns for each piece its number and the length of its text. */
  const session = async (texts: readonly number[][], length: number) => ({
    dimensions: 2,
    values: Float32Array.from(
      texts.flatMap((text) => Array.from({ length }, (_, at) => [text[at] ?? 9_999, text.length]).flat())
    ),
  })
  const opened = (path: string) => new OnnxEmbedder({ path, open: async () => session })

  test('pieces are bounded, and vectors have the order of the texts and no padding', async ({ assert }) => {
    const embedder = opened('/models/All MiniLM.onnx')
    assert.equal(embedder.model, 'onnx-all-minilm')
    const [long, none, short] = await embedder.embed(['nurse '.repeat(500), '', 'nurse'], 'records')
    assert.isNull(none)
    assert.isAbove(long![1] / long![0], (5 * short![1]) / short![0])
    assert.deepEqual((await embedder.embed(['nurse'], 'query'))[0], short)
    const [query] = await embedder.embed(['nurse '.repeat(500)], 'query')
    assert.isBelow(query![1] / query![0], long![1] / long![0])
  })

  test('bge models state the meaning at the first piece', async ({ assert }) => {
    const [vector] = await opened('/models/bge-small.onnx').embed(['nurse'], 'records')
    assert.deepEqual(vector, Int8Array.of(127, Math.round((3 / 101) * 127)))
  })

  test('files of one name are different models, and the path decides the pooling', async ({ assert }) => {
    const directory = await mkdtemp(join(tmpdir(), 'onnx-'))
    const written = async (name: string, content: string) => {
      await mkdir(join(directory, name))
      await writeFile(join(directory, name, 'model.onnx'), content)
      return opened(join(directory, name, 'model.onnx'))
    }
    try {
      const bge = await written('bge-small', 'a')
      const others = [await written('minilm', 'a'), await written('e5', 'b'), await written('e5-new', 'bb')]
      assert.match(bge.model, /^onnx-model-first-[0-9a-f]{8}$/)
      assert.equal(new Set([bge, ...others].map(({ model }) => model)).size, 4)
      assert.equal(opened(join(directory, 'bge-small', 'model.onnx')).model, bge.model)
      assert.deepEqual(
        (await bge.embed(['nurse'], 'query'))[0],
        Int8Array.of(127, Math.round((3 / 101) * 127))
      )
      assert.notDeepEqual(await others[0].embed(['nurse'], 'query'), await bge.embed(['nurse'], 'query'))
    } finally {
      await rm(directory, { recursive: true })
    }
  })

  test('a model that failed to open is opened again, and then stays open', async ({ assert }) => {
    let opens = 0
    const open = async () => {
      if (++opens === 1) throw new Error('no such file')
      return session
    }
    const embedder = new OnnxEmbedder({ path: '/a.onnx', open })
    assert.deepEqual(await embedder.embed(['nurse'], 'query'), [null])
    for (let attempt = 0; attempt < 2; attempt++)
      assert.isNotNull((await embedder.embed(['nurse'], 'records'))[0])
    assert.equal(opens, 2)
  })

  test('without the runtime, queries have no vectors and records are rejected', async ({ assert }) => {
    const reasons: string[] = []
    const embedder = new OnnxEmbedder({
      path: '/none.onnx',
      onFailure: (reason) => reasons.push(reason),
    })
    assert.deepEqual(await embedder.embed(['nurse'], 'query'), [null])
    assert.match(reasons[0], /npm install --no-save onnxruntime-node/)
    await assert.rejects(() => embedder.embed(['nurse'], 'records'), /onnxruntime-node/)
  })

  test('an aborted signal stops', async ({ assert }) => {
    await assert.rejects(() => opened('/a.onnx').embed(['nurse'], 'query', AbortSignal.abort()), /aborted/)
  })
})

test.group('embedder port: none', () => {
  test('it has no model and no vectors', async ({ assert }) => {
    const embedder = new NoEmbedder()
    assert.isNull(embedder.model)
    assert.deepEqual(await embedder.embed(['nurse']), [null])
  })
})

test.group('embedder port: HTTP', (group) => {
  let server: Server
  let answer: (input: string[]) => { status?: number; body: unknown }
  let embedder: HttpEmbedder
  const failures: string[] = []
  group.each.setup(async () => {
    failures.length = 0
    server = createServer(async (request, response) => {
      const chunks = await Array.fromAsync(request)
      const { status = 200, body } = answer(JSON.parse(Buffer.concat(chunks).toString()).input)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    embedder = new HttpEmbedder({
      baseUrl: `http://127.0.0.1:${port}/v1/`,
      model: 'Any/Model_1',
      onFailure: (reason) => failures.push(reason),
    })
    return () => {
      server.close()
    }
  })

  test('it returns the vectors in the order of the texts', async ({ assert }) => {
    answer = (input) => ({
      body: { data: input.map((_, index) => ({ index, embedding: [index + 1, -0.5] })).reverse() },
    })
    assert.equal(embedder.model, 'any-model-1')
    const vectors = await embedder.embed(Array.from({ length: 100 }, String), 'records')
    assert.lengthOf(vectors, 100)
    assert.deepEqual(vectors[0], Int8Array.of(127, -63))
    assert.deepEqual(vectors[63], Int8Array.of(127, -1))
  })

  test('a refused text has no vector, and the texts beside it have one', async ({ assert }) => {
    answer = (input) =>
      input.includes('too long')
        ? { status: 400, body: {} }
        : { body: { data: input.map(() => ({ embedding: [1, 2] })) } }
    const vectors = await embedder.embed(['a', 'too long', 'b', 'c'], 'records')
    assert.deepEqual(
      vectors.map((vector) => vector !== null),
      [true, false, true, true]
    )
    assert.deepEqual(await embedder.embed(['too long'], 'records'), [null])
  })

  test('a model that refuses every text is a failure', async ({ assert }) => {
    answer = () => ({ status: 400, body: {} })
    for (const texts of [['a'], ['a', 'b', 'c', 'd']])
      await assert.rejects(() => embedder.embed(texts, 'records'), /refuses every text/)
  })

  test('many refused texts are no failure if the model embeds a short text', async ({ assert }) => {
    answer = (input) =>
      input.some((text) => text.length > 100)
        ? { status: 413, body: {} }
        : { body: { data: input.map(() => ({ embedding: [1, 2] })) } }
    const long = Array.from({ length: 5 }, () => 'x '.repeat(900))
    assert.deepEqual(await embedder.embed(long, 'records'), [null, null, null, null, null])
  })

  test('a refused query does not open the circuit breaker', async ({ assert }) => {
    answer = (input) =>
      input.includes('too long') ? { status: 413, body: {} } : { body: { data: [{ embedding: [1, 2] }] } }
    for (let attempt = 0; attempt < 5; attempt++)
      assert.deepEqual(await embedder.embed(['too long'], 'query'), [null])
    assert.lengthOf(failures, 5)
    assert.isNotNull((await embedder.embed(['nurse'], 'query'))[0])
  })

  test('the floor is the highest similarity of nonsense to a person', async ({ assert }) => {
    answer = (input) => ({
      body: {
        data: input.map((text) => ({ embedding: /plugh|qwertz|blorp|zzkx/.test(text) ? [3, 4] : [1, 0] })),
      },
    })
    assert.equal(embedder.minimumSimilarity, 0)
    await embedder.embed(['nurse'], 'query')
    await embedder.learnFloor()
    assert.approximately(embedder.minimumSimilarity, 0.6, 0.01)
  })

  test('a failure or a malformed response leaves queries without vectors and rejects records', async ({
    assert,
  }) => {
    const bodies = [{ data: [] }, { data: [{ embedding: ['1'] }] }, { data: [{ embedding: [] }] }, null]
    for (const body of bodies.slice(0, 2)) {
      answer = () => ({ body })
      assert.deepEqual(await embedder.embed(['nurse'], 'query'), [null])
    }
    answer = () => ({ status: 500, body: {} })
    assert.deepEqual(await embedder.embed(['nurse'], 'query'), [null])
    assert.lengthOf(failures, 3)
    // The fourth failure opens the circuit breaker.
    for (let attempt = 0; attempt < 2; attempt++)
      await assert.rejects(() => embedder.embed(['nurse'], 'records'))
    assert.deepEqual(await embedder.embed(['nurse'], 'query'), [null])
    assert.lengthOf(failures, 4)
  })
})
