/** `npm run check`: every static check and the architecture tests, in parallel on all cores. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { type Check, STATIC_CHECKS } from './static_checks.js'

const architecture: Check = {
  name: 'architecture',
  command: [process.execPath, '--import=./bin/typescript.js', 'bin/unit.ts', 'unit', '--files=architecture'],
}
const waiting = [...STATIC_CHECKS, architecture]
let failed = 0

await Promise.all(Array.from({ length: availableParallelism() }, work))
process.exitCode = failed > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const began = performance.now()
    const { code, output } = await run(check.command)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${check.name} (${seconds} s)`)
    if (code === 0) continue
    failed++
    console.log(output)
  }
}

function run([file, ...args]: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('error', reject).on('close', (code) => resolve({ code, output }))
  })
}
