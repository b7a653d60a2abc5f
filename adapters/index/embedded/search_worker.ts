import { parentPort, workerData } from 'node:worker_threads'
import type { IndexQuery } from '#domain/ports/search_index'
import { type RawResult, searchSegments } from './searcher.js'
import { receive, type TransferredSegment } from './segment_transfer.js'
import type { SnapshotSegment } from './snapshot.js'

export type ToSearchWorker =
  | { kind: 'snapshot'; name: string; segments: TransferredSegment[] }
  | { kind: 'search'; id: number; name: string; query: IndexQuery }

export type FromSearchWorker = { id: number; result: RawResult } | { id: number; error: string }

const { comparedExactly } = workerData as { comparedExactly: number }
const snapshots = new Map<string, SnapshotSegment[]>()

parentPort?.on('message', (message: ToSearchWorker) => {
  if (message.kind === 'snapshot') {
    const known = new Map(snapshots.get(message.name)?.map((segment) => [segment.key, segment]))
    const segments = message.segments.map((each) => receive(each, known.get(each.key)?.reader))
    snapshots.set(message.name, segments)
    return
  }
  const { id, name, query } = message
  let answer: FromSearchWorker
  try {
    answer = { id, result: searchSegments(snapshots.get(name) ?? [], query, comparedExactly) }
  } catch (error) {
    answer = { id, error: (error as Error).message }
  }
  parentPort?.postMessage(answer)
})
