import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { piecesOf, readVocabulary } from '../word_pieces/word_pieces.js'
import type { Reply } from './encoder_thread.js'
import { MAX_PIECES } from './sentence_encoder.js'
import { SentenceModel } from './sentence_model.js'

/** The niceness of this thread: other threads of lower niceness run first. */
const NICENESS = 10

yieldToRequests()
const model = new SentenceModel()
const vocabulary = readVocabulary()

parentPort!.on('message', (texts: readonly string[]) => {
  parentPort!.postMessage(replyTo(texts))
})

function replyTo(texts: readonly string[]): Reply {
  try {
    return { vectors: texts.map(vectorOf) }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}

function vectorOf(text: string): Int8Array | null {
  const pieces = piecesOf(text, vocabulary).slice(0, MAX_PIECES.records)
  return pieces.length > 0 ? model.encode(pieces) : null
}

/** Lowers the priority of this thread. Only Linux has threads with a priority of their own. */
function yieldToRequests(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), NICENESS)
  } catch {
    // Other systems share the processor equally.
  }
}
