import { test } from '@japa/runner'
import type { AgentSource, ToolCall, ToolName, ToolOutcome } from '#domain/agent/tool'
import { RunLimits, UNUSED } from '#domain/agent/run_limits'
import { DomainError } from '#domain/errors'
import { GuardedToolBox } from '#app/agent/guarded_tool_box'
import { AgentTool, type ToolResult, type ToolScope } from '#app/agent/tools/agent_tool'
import { type Infer, s } from '#app/shared/schema/schema'

const input = s.object({ n: s.integer(), cost: s.integer({ min: 0 }).optional() })

/**
 * A tool with a given charge and a maximum of 5. `then` returns the outcome of the numbered call.
 */
class TestTool extends AgentTool<typeof input> {
  readonly title = 'Test'
  readonly description = 'Test'
  readonly input = input
  readonly output = s.any()
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

/** A tool that requests one provider call, then up to the given number if allowed. */
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
  test('[AG-016] offers only the tools that the sources allow, and refuses the rest', async ({ assert }) => {
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

  test('[AG-015] refuses a call that could exceed max_acu, and charges the actual cost of other calls', async ({
    assert,
  }) => {
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

  test('[AG-015] concurrent calls share the remaining ACU', async ({ assert }) => {
    const tool = new TestTool()
    const { box, limits } = open({ tools: [tool], acu: 11 })
    const outcomes = await Promise.all([1, 2, 3].map((n) => box.call('people_search', { n, cost: 5 })))
    assert.deepEqual(
      outcomes.map(({ ok }) => ok),
      [true, true, false]
    )
    assert.equal(limits.used, 10)
  })

  test('[AG-024] makes at most 20 calls, and does not count refused calls', async ({ assert }) => {
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

  test('[AG-024] makes at most 20 calls despite crashes during calls', async ({ assert }) => {
    let [asked, crashes] = [0, 0]
    const tool = new AskingTool(() => {
      // Every third call crashes.
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

  test('refuses input that violates the schema and names the field', async ({ assert }) => {
    const { box, told } = open()
    const outcome = await box.call('people_search', { n: 'one' })
    assert.deepInclude(outcome, { ok: false, code: 'validation_failed' })
    if (!outcome.ok) assert.include(outcome.message, 'n:')
    assert.deepEqual(told, [])
  })

  test('null counts as absent for optional fields and is refused for required ones', async ({ assert }) => {
    const { box } = open()
    assert.deepInclude(await box.call('people_search', { n: 1, cost: null }), { ok: true, charge: 1 })
    assert.deepInclude(await box.call('people_search', { n: null }), { ok: false, code: 'validation_failed' })
    assert.deepInclude(await box.call('people_search', null), { ok: false, code: 'validation_failed' })
  })

  test('returns the stored outcome of a call from before a crash once, for any key order', async ({
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
    // The second call of its kind and the lost call run. The lost call keeps its id.
    await box.call('people_search', { n: 2 })
    await box.call('people_search', { n: 1, cost: 4 })
    assert.deepEqual(tool.made, [2, 1])
    assert.deepEqual(told, ['begun call_2', 'done call_2', 'begun call_4', 'done call_4'])
    assert.deepEqual(
      box.calls.map(({ id }) => id),
      ['call_1', 'call_3', 'call_2', 'call_4']
    )
  })

  test('[AG-034] an aborted run rejects immediately, while its tool still runs, and accepts no more calls', async ({
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

  test('stores a provider failure without a charge; throws an unexpected error and releases the hold', async ({
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

  test('ends an engine that makes only refused calls', async ({ assert }) => {
    const { box } = open()
    const asking = async () => {
      for (;;) await box.call('read_page', { url: 'https://a.example' })
    }
    await assert.rejects(asking, DomainError)
  })
})
