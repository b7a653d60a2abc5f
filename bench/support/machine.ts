import { availableParallelism, cpus, totalmem } from 'node:os'

/** The machine of a measurement. */
export type Machine = { cores: number; cpu: string; memoryGiB: number; node: string; date: string }

/** Describes this machine, with today's date in UTC. */
export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
  }
}

export function machineLine({ cores, cpu, memoryGiB, node, date }: Machine): string {
  return `${date} · ${cores} cores (${cpu}) · ${memoryGiB} GiB · Node ${node}`
}
