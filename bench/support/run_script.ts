import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/**
 * Runs a script in a separate process with an order as JSON on stdin. Returns the JSON that it
 * prints.
 */
export async function runScript<T>(script: string, order: object, nodeArgs: string[] = []): Promise<T> {
  const args = [...nodeArgs, '--import=./bin/typescript.js', script]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(order))
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return JSON.parse(printed)
}
