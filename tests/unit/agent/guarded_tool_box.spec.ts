import { test } from '@japa/runner'
import type { AgentSource, ToolCall, ToolName, ToolOutcome } from '#domain/agent/tool'
import { RunLimits, UNUSED } from '#domain/agent/run_limits'
import { DomainError } from '#domain/errors'
import { GuardedToolBox } from '#app/agent/guarded_tool_box'
import { AgentTool, type ToolResult, type ToolScope } from '#app/agent/tools/agent_tool'
import { type Infer, s } from '#app/shared/schema/schema'

const input = s.object({ n: s.integer(), cost: s.integer({ min: 0 }).optional() })

/** A tool that costs what it is told and may cost 5; `then` is what comes of the numbered call. */
class TestTool extends AgentTool<typeof input> {
  readonly title = 'Test'
  readonly description = 'Test'
  readonly input = input
  readonly keyScope = 'agent:chat'
  readonly made: number[] = []

  constructor(
    readonly name: ToolName = 'people_search',
    readonly sources: AgentSource[] = ['people'],
    private readonly then: (n: number) => Promise<void> = async () => {}
  ) {
    super()
  }

  maxCharge(): number {
    return 5
  }

  protected async work({ n, cost = 1 }: Infer<typeof input>, _scope: ToolScope): Promise<ToolResult> {
    this.made.push(n)
    await this.then(n)
    return { output: { n }, citations: [], charge: cost }
  }
}

/** A tool that asks a provider once, and again as often as it is told and may. */
class AskingTool extends TestTool {
  constructor(private readonly ask: () => void) {
    super()
  }

  protected override async work({ n }: Infer<typeof input>, { takeCalls }: ToolScope): Promise<ToolResult> {
    this.ask()
    for (let more = 0; more < n && (await takeCalls(1)); more++) this.ask()
    return { output: {}, citations: [], charge: 0 }
  }
}

type Given = {
  tools?: AgentTool[]
  acu?: number
  sources?: AgentSource[]
  kept?: ToolCall[]
  signal?: AbortSignal
}

function open({ tools = [new TestTool()], acu = 64, sources = ['people'], kept, signal }: Given = {}) {
  const limits = new RunLimits({ acu, results: 25 })
  const told: string[] = []
  const keeper = {
    begun: async ({ id }: { id: string }) => void told.push(`begun ${id}`),
    taken: async () => void told.push('taken'),
    done: async ({ id }: ToolCall) => void told.push(`done ${id}`),
  }
  const scopes = ['agent:chat' as const]
  const scope = { workspaceId: 'ws_1', keyId: 'key_1', runId: 'run_1', sources, limits, scopes }
  const box = new GuardedToolBox(tools, scope, keeper, signal ?? new AbortController().signal, kept)
  return { box, limits, told }
}

test.group('agent: the guarded tool box', () => {
  test('[AG-016] only what the sources allow is offered, and the rest is refused', async ({ assert }) => {
    const [people, web] = [new TestTool(), new TestTool('web_search', ['public_web'])]
    const { box } = open({ tools: [people, web] })
    assert.deepEqual(
      box.tools.map(({ name }) => name),
      ['people_search']
    )
    const refused = await box.call('web_search', { n: 1 })
    assert.deepInclude(refused, { ok: false, code: 'validation_failed', charge: 0 })
    assert.deepEqual(web.made, [])
  })

  test('[AG-015] what could pass max_acu is not started; what it did cost is charged', async ({ assert }) => {
    const tool = new TestTool()
    const { box, limits } = open({ tools: [tool], acu: 7 })
    assert.deepInclude(await box.call('people_search', { n: 1, cost: 2 }), { ok: true, charge: 2 })
    assert.deepInclude(await box.call('people_search', { n: 2, cost: 1 }), { ok: true, charge: 1 })
    assert.deepInclude(await box.call('people_search', { n: 3, cost: 0 }), {
      ok: false,
      code: 'insufficient_acu',
    })
    assert.deepEqual(tool.made, [1, 2])
    assert.equal(limits.used, 3)
    assert.equal(limits.callsLeft, 18)
  })

  test('[AG-015] calls at the same time share what is left', async ({ assert }) => {
    const tool = new TestTool()
    const { box, limits } = open({ tools: [tool], acu: 11 })
    const outcomes = await Promise.all([1, 2, 3].map((n) => box.call('people_search', { n, cost: 5 })))
    assert.deepEqual(
      outcomes.map(({ ok }) => ok),
      [true, true, false]
    )
    assert.equal(limits.used, 10)
  })

  test('[AG-024] the 21st call is not made, and a refused one takes none', async ({ assert }) => {
    const tool = new TestTool()
    const { box } = open({ tools: [tool] })
    const outcomes = []
    for (let n = 0; n < 24; n++) {
      await box.call('people_search', { wrong: n })
      outcomes.push((await box.call('people_search', { n, cost: 0 })).ok)
    }
    assert.deepEqual(outcomes, [...Array(20).fill(true), ...Array(4).fill(false)])
    assert.equal(tool.made.length, 20)
  })

  test('[AG-024] crashes in the midst of calls get nobody past 20', async ({ assert }) => {
    let [asked, crashes] = [0, 0]
    const tool = new AskingTool(() => {
      // It dies with every third question on its lips.
      if (++asked % 3 === 0) throw new Error(`crash ${++crashes}`)
    })
    let kept = JSON.stringify(UNUSED)
    for (let process = 0; process < 40; process++) {
      const limits = new RunLimits({ acu: 64, results: 25 }, JSON.parse(kept))
      const keep = async () => void (kept = JSON.stringify(limits.state))
      const keeper = { begun: keep, taken: keep, done: keep }
      const run = { workspaceId: 'ws_1', keyId: 'key_1', runId: 'run_1', scopes: ['agent:chat' as const] }
      const scope = { ...run, sources: ['people' as const], limits }
      const box = new GuardedToolBox([tool], scope, keeper, new AbortController().signal)
      await Promise.all([1, 5].map((n) => box.call('people_search', { n }))).catch(() => {})
    }
    assert.equal(asked, 20)
    assert.equal(crashes, 6)
  })

  test('input that breaks the schema is refused and names its field', async ({ assert }) => {
    const { box, told } = open()
    const outcome = await box.call('people_search', { n: 'one' })
    assert.deepInclude(outcome, { ok: false, code: 'validation_failed' })
    if (!outcome.ok) assert.include(outcome.message, 'n:')
    assert.deepEqual(told, [])
  })

  test('null for what may be left out is as if it were; null for what may not is refused', async ({
    assert,
  }) => {
    const { box } = open()
    assert.deepInclude(await box.call('people_search', { n: 1, cost: null }), { ok: true, charge: 1 })
    assert.deepInclude(await box.call('people_search', { n: null }), { ok: false, code: 'validation_failed' })
    assert.deepInclude(await box.call('people_search', null), { ok: false, code: 'validation_failed' })
  })

  test('a call made before a crash is answered from what was kept, however its keys are ordered, once', async ({
    assert,
  }) => {
    const tool = new TestTool()
    const outcome: ToolOutcome = { ok: true, output: { n: 1 }, citations: [], charge: 4 }
    const kept: ToolCall[] = [
      { id: 'call_1', tool: 'people_search', input: { n: 1, cost: 4 }, outcome },
      { id: 'call_3', tool: 'people_search', input: { n: 3 }, outcome },
    ]
    const { box, limits, told } = open({ tools: [tool], kept })
    assert.deepEqual(await box.call('people_search', { cost: 4, n: 1 }), outcome)
    assert.deepEqual([tool.made, limits.used, told], [[], 0, []])
    // The second of its kind, and the call that was lost, are made; the lost one has its own id again.
    await box.call('people_search', { n: 2 })
    await box.call('people_search', { n: 1, cost: 4 })
    assert.deepEqual(tool.made, [2, 1])
    assert.deepEqual(told, ['begun call_2', 'done call_2', 'begun call_4', 'done call_4'])
    assert.deepEqual(
      box.calls.map(({ id }) => id),
      ['call_1', 'call_3', 'call_2', 'call_4']
    )
  })

  test('[AG-034] an aborted run rejects at once, whatever its tool goes on to do, and takes no more calls', async ({
    assert,
  }) => {
    const abort = new AbortController()
    const tool = new TestTool('people_search', ['people'], () => new Promise(() => {}))
    const { box, limits, told } = open({ tools: [tool], signal: abort.signal })
    const call = box.call('people_search', { n: 1 })
    setTimeout(() => abort.abort(new Error('cancelled')), 10)
    await assert.rejects(() => call, 'cancelled')
    await assert.rejects(() => box.call('people_search', { n: 2 }), 'cancelled')
    assert.deepEqual(told, ['begun call_1'])
    assert.deepEqual([limits.used, limits.acuLeft], [0, 64])
  })

  test('what a provider fails with is an outcome, kept and free; what breaks is thrown, and nothing is held', async ({
    assert,
  }) => {
    const tool = new TestTool('people_search', ['people'], async (n) => {
      if (n === 1) throw new DomainError('search_timeout')
      throw new Error('broken')
    })
    const { box, limits } = open({ tools: [tool] })
    assert.deepInclude(await box.call('people_search', { n: 1 }), {
      ok: false,
      code: 'search_timeout',
      charge: 0,
    })
    await assert.rejects(() => box.call('people_search', { n: 2 }), 'broken')
    assert.equal(limits.acuLeft, 64)
    assert.deepEqual(
      box.calls.map(({ input }) => input),
      [{ n: 1 }]
    )
  })

  test('a mind that asks for nothing but what it may not have is ended', async ({ assert }) => {
    const { box } = open()
    const asking = async () => {
      for (;;) await box.call('read_page', { url: 'https://a.example' })
    }
    await assert.rejects(asking, DomainError)
  })
})
