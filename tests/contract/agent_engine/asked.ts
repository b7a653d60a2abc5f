import type { AgentAnswer, AgentTurn } from '#domain/agent/turn'
import type { DomainError } from '#domain/errors'
import { AgentEngine } from '#domain/agent/agent_engine'
import type { ModelLimits } from '#adapters/agent/model_limits'
import { ModelEngine } from '#adapters/agent/model_engine'
import type { WorldToolBox } from './world_tool_box.js'

/** Limits short enough to wait for in tests. */
const QUICK: Partial<ModelLimits> = {
  firstChunkMs: 400,
  chunkMs: 300,
  totalMs: 10_000,
  backoff: { baseMs: 1, capMs: 4, jitter: 'equal' },
}

class NoContracts extends AgentEngine {
  answer(): Promise<AgentAnswer> {
    throw new Error('these tests use no contracts')
  }
}

const turnOf = (turn: Partial<AgentTurn> = {}): AgentTurn => ({
  ...{ task: 'Who leads data at German insurers?', inputs: {}, history: [], maxResults: 25 },
  ...{ outputSchema: null, lookalikes: null },
  ...turn,
})

export type Asked = {
  answer: AgentAnswer | null
  error: DomainError | null
  said: string
  failures: string[]
  ms: number
}

/** Runs one turn on a model. Returns its answer or error, and the emitted text. */
export async function ask(
  url: string,
  box: WorldToolBox,
  {
    turn,
    limits,
    signal,
  }: { turn?: Partial<AgentTurn>; limits?: Partial<ModelLimits>; signal?: AbortSignal } = {}
): Promise<Asked> {
  const failures: string[] = []
  const engine = new ModelEngine(
    {
      baseUrl: url,
      model: 'scripted',
      apiKey: 'model-key',
      limits: { ...QUICK, ...limits },
      onFailure: (e) => failures.push(e),
    },
    new NoContracts()
  )
  const emitted: string[] = []
  const started = performance.now()
  const result = await engine
    .answer(turnOf(turn), box, (text) => emitted.push(text), signal ?? new AbortController().signal)
    .then(
      (answer) => ({ answer, error: null }),
      (error) => ({ answer: null, error })
    )
  return { ...result, said: emitted.join(''), failures, ms: performance.now() - started }
}
