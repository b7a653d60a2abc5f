import { parentPort, workerData } from 'node:worker_threads'
import { mergeSegments } from './segment_merger.js'
import { type SegmentBuffers, type SegmentFiles, toBuffers, toFiles } from './segment_output.js'
import { receive, type TransferredSegment } from './segment_transfer.js'

/** Segments to merge. The result goes to files in `output`, or stays in memory if that is null. */
export type MergeSettings = { inputs: TransferredSegment[]; output: { directory: string; id: string } | null }

export type FromMergeWorker = { files: SegmentFiles } | { buffers: SegmentBuffers } | { error: string }

const { inputs, output } = workerData as MergeSettings

function merge(): FromMergeWorker {
  try {
    const built = mergeSegments(inputs.map((input) => receive(input)))
    return output ? { files: toFiles(built, output.directory, output.id) } : { buffers: toBuffers(built) }
  } catch (error) {
    return { error: (error as Error).message }
  }
}

parentPort?.postMessage(merge())
