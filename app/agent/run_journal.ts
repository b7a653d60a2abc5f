import type { LimitsState, RunLimits } from '#domain/agent/run_limits'
import type { ToolCall } from '#domain/agent/tool'
import { toolBegun, toolDone, type UiChunk } from '#domain/agent/ui_chunk'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { RunContext } from '#app/runs/run_handler'
import { noteRecipients } from '#app/recipients/note_recipients'
import { fromJson } from '#app/shared/database/codecs'
import type { CallKeeper } from './guarded_tool_box.js'
import type { LiveAnswer } from './live_answer.js'
import { CHUNK, type RunChunks } from './run_chunks.js'
import type { RunFeed } from './run_feed.js'
import { meter, pollUrl } from './show_run.js'

/** The state from which a run resumes: its calls and its used limits. */
export type AgentCheckpoint = { calls: ToolCall[]; limits: LimitsState }

type Stores = { sql: Sql; chunks: RunChunks; feed: RunFeed }

const PAGE = 200

/** Stores a run's steps for streaming and resuming. A call and its chunk commit together. */
export class RunJournal {
  readonly #calls: ToolCall[]
  #writing: Promise<unknown> = Promise.resolve()
  #withheld: UiChunk[] | null = null

  private constructor(
    private readonly context: RunContext,
    private readonly limits: RunLimits,
    private readonly stores: Stores,
    /** Chunks sent before a crash. */
    readonly before: readonly UiChunk[]
  ) {
    this.#calls = [...((context.run.checkpoint as AgentCheckpoint | null)?.calls ?? [])]
  }

  static async open(context: RunContext, limits: RunLimits, stores: Stores): Promise<RunJournal> {
    const before = await chunksBefore(context.run.id, stores.chunks)
    const journal = new RunJournal(context, limits, stores, before)
    if (before.length === 0) await journal.emit(started(context))
    return journal
  }

  /** Writes chunks one at a time, in order. Rejects when the run's lease is lost. */
  emit = async (chunk: UiChunk): Promise<void> => {
    if (this.#withheld) this.#withheld.push(chunk)
    else await this.#write(async (tx) => void (await this.#add(chunk, tx)))
  }

  /**
   * Returns a keeper that stores each call and sends its chunk, after the text that precedes the
   * call.
   */
  keeper(live: LiveAnswer): CallKeeper {
    return {
      begun: async (call) => {
        await live.flush()
        await this.#write(async (tx) => {
          await this.#checkpoint(tx)
          await this.#add(toolBegun(call, this.#isFree), tx)
        })
      },
      taken: () => this.#write((tx) => this.#checkpoint(tx)),
      done: async (call) => {
        this.#calls.push(call)
        await this.#write(async (tx) => {
          await this.#checkpoint(tx)
          await this.#add(toolDone(call, this.#isFree), tx)
          // Recorded now, because the caller sees this outcome at once, even if the run fails later.
          if (this.#isFree && call.outcome.ok)
            await noteRecipients(tx, this.context.run.workspaceId, 'agent', call.outcome)
        })
      },
    }
  }

  /** Holds back all further chunks until `end` writes them. */
  withhold(): void {
    this.#withheld = []
  }

  async end(tx: SqlTransaction): Promise<void> {
    for (const chunk of this.#withheld ?? []) await this.#add(chunk, tx)
    tx.onCommit(() => this.stores.feed.poke())
  }

  /**
   * True until a call has had a charge. After a charge, chunks hide details, which may contain paid
   * results.
   */
  get #isFree(): boolean {
    return this.limits.used === 0
  }

  #checkpoint(tx: SqlTransaction): Promise<void> {
    const checkpoint: AgentCheckpoint = { calls: this.#calls, limits: this.limits.state }
    return this.context.checkpoint(checkpoint, tx)
  }

  #add(chunk: UiChunk, tx: SqlTransaction): Promise<number> {
    return this.context.emit(CHUNK, chunk, tx)
  }

  #write(work: (tx: SqlTransaction) => Promise<void>): Promise<void> {
    const { sql, feed } = this.stores
    const written = this.#writing.then(() =>
      sql.transaction(async (tx) => {
        await work(tx)
        tx.onCommit(() => feed.poke())
      })
    )
    this.#writing = written.catch(() => {})
    return written
  }
}

const started = ({ run }: RunContext): UiChunk => ({
  type: 'start',
  messageId: run.id,
  messageMetadata: { run_id: run.id, poll_url: pollUrl(run.id), ...meter(run) },
})

async function chunksBefore(runId: string, chunks: RunChunks): Promise<UiChunk[]> {
  const before: UiChunk[] = []
  for (let after = -1; ; ) {
    const events = await chunks.read(runId, after, PAGE)
    if (events.length === 0) return before
    before.push(...events.map(({ data }) => fromJson<UiChunk>(data)))
    after = events.at(-1)!.seq
  }
}
