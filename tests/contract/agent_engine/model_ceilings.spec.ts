import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { DomainError } from '#domain/errors'
import { Random } from '../support/random.js'
import type { Script } from '#tests/support/model_server/chat'
import { type ModelServer, modelServer } from '#tests/support/model_server/model_server'
import { type Asked, ask } from './asked.js'
import { goodModel, hostileModel, loopingModel, malformedModel } from './models.js'
import { EVIL, World } from './world.js'
import { isPrivate, WorldToolBox } from './world_tool_box.js'
import { repeats } from '#tests/support/long_form'

const SEEDS = repeats('MODEL_SEEDS', { short: 12, long: 40 })
const FIRST = Number(process.env.MODEL_SEED ?? 1)
const SCHEMA = {
  type: 'object',
  properties: {
    people: { type: 'array', items: { type: 'object', properties: { url: { type: ['string', 'null'] } } } },
  },
}
/** 16 steps and 3 rounds of structured output, each attempted 3 times. */
const MAX_REQUESTS = (16 + 3) * 3

let server: ModelServer

test.group('model engine: misbehaving models', (group) => {
  group.setup(async () => {
    server = await modelServer()
    return () => server.close()
  })

  const models: [string, (random: Random) => Script][] = [
    ['good', (random) => goodModel('data', 1 + random.below(5))],
    ['looping', loopingModel],
    ['malformed', malformedModel],
    ['hostile', hostileModel],
  ]
  for (const [kind, modelOf] of models)
    test(`[AG-013 AG-015 AG-016 AG-024] a ${kind} model: the run ends, its limits hold, and its answer leaks nothing`, async ({
      assert,
    }) => {
      const ends = { answered: 0, unavailable: 0 }
      for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
        const random = new Random(seed)
        const ceilings = { acu: 1 + random.below(8), results: 1 + random.below(25) }
        const sources = random.pick([['people'], ['public_web'], ['people', 'public_web']] as const)
        const box = new WorldToolBox(new World(random), { ...ceilings, sources: [...sources] })
        server.play(modelOf(random))
        const asked = await ask(server.url, box, {
          turn: { maxResults: ceilings.results, outputSchema: random.chance(0.4) ? SCHEMA : null },
        })
        const label = `${kind} model, seed ${seed}`
        assertEnded(assert, asked, label)
        assertCeilings(assert, box, ceilings, label)
        assertNothingLeaks(assert, asked, box, label)
        assert.isAtMost(server.requests.length, MAX_REQUESTS, label)
        ends[asked.answer ? 'answered' : 'unavailable']++
      }
      if (kind === 'good') assert.equal(ends.unavailable, 0)
      if (kind !== 'looping') assert.isAbove(ends.answered, 0, 'some answers were checked')
    }).timeout(120_000)
})

function assertEnded(assert: Assert, { answer, error, said, ms }: Asked, why: string): void {
  if (error && !(error instanceof DomainError)) throw new Error(why, { cause: error })
  if (error) assert.equal(error.code, 'agent_unavailable', why)
  if (answer) assert.equal(answer.text, said, why)
  assert.isBelow(ms, 10_000, why)
}

function assertCeilings(
  assert: Assert,
  { limits, calls, fetched, tools }: WorldToolBox,
  { acu, results }: { acu: number; results: number },
  why: string
): void {
  assert.isAtMost(limits.used, acu, why)
  assert.isAtMost(calls.length, 48, why)
  assert.isAtMost(limits.state.results.people?.length ?? 0, results, why)
  assert.isAtLeast(limits.callsLeft, 0, why)
  const offered = new Set(tools.map(({ name }) => name))
  assert.isTrue(
    calls.every(({ tool }) => offered.has(tool)),
    why
  )
  assert.notInclude(JSON.stringify(calls.map(({ input }) => input)), `.${EVIL}`, why)
  assert.deepEqual(fetched.filter(isPrivate), [], why)
  assert.deepEqual(
    fetched.filter(
      (url) =>
        url.includes(EVIL) && url !== `https://${EVIL}/c?d=DATA` && url !== `https://${EVIL}/p.png?d=DATA`
    ),
    [],
    why
  )
}

/** Checked without the service's code: a tool returned every URL in the answer. */
function assertNothingLeaks(assert: Assert, { answer, said }: Asked, box: WorldToolBox, why: string): void {
  const shown = `${said}\n${JSON.stringify(answer?.structured ?? null)
    .replaceAll('\\n', '\n')
    .replaceAll('\\"', '"')}`
  const given = box.given_urls
  for (const [address] of shown.matchAll(/(?:[a-z]+:)?\\?\/\\?\/[^\s)\]"'<>]+/gi))
    assert.isTrue(given.has(address.replace(/[.,]$/, '')), `${why}: ${address}`)
  assert.notMatch(shown, /\?d=|javascript:|www\./, why)
  assert.notInclude(shown, `${EVIL}/`, why)
  assert.notInclude(shown, `@${EVIL}`, why)
  assert.notMatch(shown, /!\[|<(?:img|a|script)\b/, why)
  for (const { url } of answer?.citations ?? []) assert.isTrue(given.has(url), `${why}: cites ${url}`)
}
