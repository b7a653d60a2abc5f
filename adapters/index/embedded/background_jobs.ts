import type { Worker } from 'node:worker_threads'
import type { IndexDocument, RebuildProgress } from '#domain/ports/search_index'
import type { BuildSettings, FromBuildWorker, ToBuildWorker } from './build_worker.js'
import type { FromMergeWorker, MergeSettings } from './merge_worker.js'
import { encodeDocument } from './segment_builder.js'
import type { SegmentBuffers, SegmentFiles } from './segment_output.js'
import { transfer } from './segment_transfer.js'
import type { SnapshotSegment } from './snapshot.js'
import { startThread } from './thread.js'

const BATCH_SIZE = 200
/** Maximum number of batches in flight to the build thread. */
const WINDOW = 4

/** Builds and merges segments on separate threads, whose memory is freed when they end. */
export class BackgroundJobs {
  #running = new Set<Worker>()

  async mergeToFiles(segments: SnapshotSegment[], directory: string, id: string): Promise<SegmentFiles> {
    const answer = await this.#merge({ inputs: segments.map(transfer), output: { directory, id } })
    if ('files' in answer) return answer.files
    throw new Error('error' in answer ? answer.error : 'the merge gave no files')
  }

  async mergeInMemory(segments: SnapshotSegment[]): Promise<SegmentBuffers> {
    const answer = await this.#merge({ inputs: segments.map(transfer), output: null })
    if ('buffers' in answer) return answer.buffers
    throw new Error('error' in answer ? answer.error : 'the merge gave no segment')
  }

  /** Builds segment files from documents. Sends batches as fast as the thread accepts them. */
  async build(
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    settings: BuildSettings,
    progress?: (progress: RebuildProgress) => void
  ): Promise<(SegmentFiles & { id: string })[]> {
    const talk = new BuildThread(this.#start('build_worker', settings))
    try {
      let batch: string[] = []
      let count = 0
      for await (const document of documents) {
        batch.push(JSON.stringify(encodeDocument(document)))
        if (batch.length < BATCH_SIZE) continue
        count += batch.length
        await talk.send(`[${batch.join()}]`)
        progress?.({ documents: count })
        batch = []
      }
      if (batch.length > 0) await talk.send(`[${batch.join()}]`)
      const files = await talk.finish()
      progress?.({ documents: count + batch.length })
      return files
    } finally {
      await talk.end()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((worker) => worker.terminate()))
  }

  #merge(settings: MergeSettings): Promise<FromMergeWorker> {
    return new Promise((resolve, reject) => {
      const worker = this.#start('merge_worker', settings)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the merge thread ended')))
    })
  }

  #start(module: string, settings: unknown): Worker {
    const worker = startThread(module, settings)
    this.#running.add(worker)
    worker.once('exit', () => this.#running.delete(worker))
    return worker
  }
}

/** Client of a build thread. Keeps a few batches in flight. The thread responds to each. */
class BuildThread {
  #outstanding = 0
  #failure: Error | null = null
  #files: (SegmentFiles & { id: string })[] | null = null
  #wake = () => {}

  constructor(private readonly worker: Worker) {
    worker.on('message', (answer: FromBuildWorker) => {
      this.#outstanding--
      if ('error' in answer) this.#failure ??= new Error(answer.error)
      if ('done' in answer) this.#files = answer.done
      this.#wake()
    })
    worker.on('error', (error: Error) => {
      this.#failure ??= error
      this.#wake()
    })
    worker.on('exit', () => {
      this.#failure ??= new Error('the rebuild thread ended')
      this.#wake()
    })
  }

  async send(batch: string | null): Promise<void> {
    while (this.#outstanding >= WINDOW && !this.#failure) await this.#nextResponse()
    if (this.#failure) throw this.#failure
    this.#outstanding++
    this.worker.postMessage({ batch } satisfies ToBuildWorker)
  }

  async finish(): Promise<(SegmentFiles & { id: string })[]> {
    await this.send(null)
    while (!this.#files && !this.#failure) await this.#nextResponse()
    if (this.#failure) throw this.#failure
    return this.#files as (SegmentFiles & { id: string })[]
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }

  #nextResponse(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }
}
