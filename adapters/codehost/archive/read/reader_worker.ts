/** Entry point of a thread that reads archive files, one request at a time (see messages.ts). */
import { parentPort } from 'node:worker_threads'
import { hashFile } from '../../../files/hash_file.js'
import { unreadableReason } from '../../../files/unreadable_reason.js'
import type { ReaderMessage, ReaderRequest } from './messages.js'
import { readArchiveFile } from './read_file.js'

const port = parentPort!
const say = (message: ReaderMessage) => port.postMessage(message)

port.on('message', async (request: ReaderRequest) => {
  try {
    if (request.ask === 'hash') return say({ say: 'hash', ...(await hashFile(request.path)) })
    const summary = await readArchiveFile(request.path, request.staged, (events, bytes) =>
      say({ say: 'progress', events, bytes })
    )
    say({ say: 'done', summary })
  } catch (error) {
    say({ say: 'unreadable', why: unreadableReason(error as NodeJS.ErrnoException) })
  }
})
