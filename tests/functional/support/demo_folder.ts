/** Data folders with demo data. A service needs 15 processor seconds to create one. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolder, kill, serve } from './child.js'

const LIMIT_MS = 300_000

/**
 * Creates a data folder with demo data. The first call creates the data, the others copy it. The
 * steps of `npm test` share it in TEST_SHARED_FOLDER. `end` removes the folder.
 */
export async function demoFolder(): Promise<ReturnType<typeof dataFolder>> {
  const made = join(sharedFolder(), 'demo')
  await createOnce(made)
  const folder = dataFolder()
  cpSync(made, folder.directory, { recursive: true })
  return folder
}

function sharedFolder(): string {
  if (!process.env.TEST_SHARED_FOLDER) {
    const folder = mkdtempSync(join(tmpdir(), 'kith-shared-'))
    process.env.TEST_SHARED_FOLDER = folder
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  return process.env.TEST_SHARED_FOLDER
}

/** Creates the data, or waits while another process does. */
async function createOnce(made: string): Promise<void> {
  const lock = `${made}.lock`
  for (const until = performance.now() + LIMIT_MS; !existsSync(made); await sleep(200)) {
    if (performance.now() > until) throw new Error(`nobody created ${made}`)
    if (takeLock(lock)) await create(made, lock)
  }
}

async function create(made: string, lock: string): Promise<void> {
  const directory = `${made}.part`
  try {
    const service = await serve({
      DATA_DIR: directory,
      DEMO: '1',
      EVIDENCE_READ: 'archive',
      SMTP_CHECKS: '0',
    })
    await kill(service.child, 'SIGTERM')
    renameSync(directory, made)
  } finally {
    rmSync(lock, { recursive: true })
  }
}

/** Takes a lock. Returns false if another process has it. */
function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
