import { parentPort, workerData } from 'node:worker_threads'
import { type EncodedDocument, SegmentBuilder } from './segment_builder.js'
import { type SegmentFiles, toFiles } from './segment_output.js'
import { StringTable } from './string_table.js'

export type BuildSettings = { directory: string; id: string; segmentDocuments: number }

/** A batch of documents as JSON; null ends the input. */
export type ToBuildWorker = { batch: string | null }

export type FromBuildWorker =
  | { taken: true }
  | { done: (SegmentFiles & { id: string })[] }
  | { error: string }

const { directory, id, segmentDocuments } = workerData as BuildSettings
const files: (SegmentFiles & { id: string })[] = []
const earlier: StringTable[] = []
let builder = new SegmentBuilder()

function finishSegment(): void {
  if (builder.size === 0) return
  const built = builder.build()
  const ids = new StringTable(built.draft, 'ids')
  for (let ordinal = 0; earlier.length > 0 && ordinal < ids.length; ordinal++) {
    const text = ids.get(ordinal)
    if (earlier.some((table) => table.find(text) !== -1)) throw new Error(`duplicate document id ${text}`)
  }
  earlier.push(ids)
  const segment = `${id}-${files.length}`
  files.push({ id: segment, ...toFiles(built, directory, segment) })
  builder = new SegmentBuilder()
}

function take(batch: string | null): FromBuildWorker {
  if (batch === null) {
    finishSegment()
    return { done: files }
  }
  for (const document of JSON.parse(batch) as EncodedDocument[]) {
    builder.add(document)
    if (builder.size === segmentDocuments) finishSegment()
  }
  return { taken: true }
}

parentPort?.on('message', ({ batch }: ToBuildWorker) => {
  let answer: FromBuildWorker
  try {
    answer = take(batch)
  } catch (error) {
    answer = { error: (error as Error).message }
  }
  parentPort?.postMessage(answer)
})
