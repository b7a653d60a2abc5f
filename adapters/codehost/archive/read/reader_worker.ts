/** Entry point of a thread that reads archive files, one request at a time (see messages.ts). */
import { parentPort } from 'node:worker_threads'
import { hashFile } from '../../../files/hash_file.js'
import type { ReaderMessage, ReaderRequest } from './messages.js'
import { readArchiveFile } from './read_file.js'

const port = parentPort!
const say = (message: ReaderMessage) => port.postMessage(message)

const REASONS: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
}

port.on('message', async (request: ReaderRequest) => {
  try {
    if (request.ask === 'hash') return say({ say: 'hash', ...(await hashFile(request.path)) })
    const summary = await readArchiveFile(request.path, request.staged, (events, bytes) =>
      say({ say: 'progress', events, bytes })
    )
    say({ say: 'done', summary })
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    say({ say: 'unreadable', why: REASONS[code] ?? message })
  }
})
