import { Worker } from 'node:worker_threads'

const LOADER = `--import=${new URL('../../../bin/typescript.js', import.meta.url).href}`

/** Starts a thread from a module in this folder, named without its extension. */
export function startThread(module: string, workerData: unknown): Worker {
  const isTypeScript = import.meta.url.endsWith('.ts')
  const file = new URL(`./${module}.${isTypeScript ? 'ts' : 'js'}`, import.meta.url)
  return new Worker(file, { workerData, execArgv: isTypeScript ? [LOADER] : [] })
}
