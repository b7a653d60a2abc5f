import { fileURLToPath } from 'node:url'
import type { ChildServer } from '#bench/support/child_server'
import { runScript } from '#bench/support/run_script'
import { progress } from '#bench/support/progress'
import type { LoadOrder, LoadResult } from './load.js'
import { processorSeconds } from '#bench/support/processor_time'
import { requestHeaders, type Shape } from './shapes.js'

const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url))

/**
 * The figures of one server for one shape in one round. `cpuMicros` is the processor time of the
 * server per response; null if not on Linux.
 */
export type Round = LoadResult & { cpuMicros: number | null }

/** A server to measure, with its API key. */
export type Measured = ChildServer & { key: string }

export type Settings = {
  rounds: number
  seconds: number
  connections: number
}

/**
 * Loads each server with each shape, after a warm-up. In a round every server has one turn, so that
 * other work on the machine affects all equally. Returns the rounds per shape and server.
 */
export async function runRounds(
  servers: readonly Measured[],
  shapes: readonly Shape[],
  settings: Settings
): Promise<Round[][][]> {
  const found: Round[][][] = shapes.map(() => servers.map(() => []))
  for (let round = 0; round <= settings.rounds; round++) {
    progress(round === 0 ? 'warming up' : `round ${round} of ${settings.rounds}`)
    for (const [i, shape] of shapes.entries())
      for (const [j, server] of servers.entries()) {
        const measured = await measure(server, shape, settings)
        if (measured.failures > 0)
          throw new Error(`${server.name} failed ${measured.failures} times at ${shape.name}`)
        if (round > 0) found[i][j].push(measured)
      }
  }
  return found
}

async function measure(server: Measured, shape: Shape, settings: Settings): Promise<Round> {
  const order: LoadOrder = {
    url: `${server.url}${shape.path}`,
    method: shape.method,
    headers: requestHeaders(server.key, shape.body !== undefined),
    body: shape.body && JSON.stringify(shape.body),
    freshKey: shape.freshKey === true,
    connections: settings.connections,
    seconds: settings.seconds,
  }
  const before = processorSeconds(server.child.pid!)
  const result = await runScript<LoadResult>(LOAD, order)
  const after = processorSeconds(server.child.pid!)
  const cpuMicros = before === null || after === null ? null : ((after - before) * 1e6) / result.answers
  return { ...result, cpuMicros }
}
