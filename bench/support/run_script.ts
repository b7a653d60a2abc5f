import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a script in a process of its own that reads an order as JSON from its input, and gives the JSON that it printed. */
export async function runScript<T>(script: string, order: object, nodeArgs: string[] = []): Promise<T> {
  const args = [...nodeArgs, '--import=./bin/typescript.js', script]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(order))
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return JSON.parse(printed)
}
