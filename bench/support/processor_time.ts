import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc; the same on every Linux. */
const TICKS = 100

/**
 * Returns the processor time of a process in seconds: all threads, user and system. Null if not on
 * Linux.
 */
export function processorSeconds(pid: number): number | null {
  const times = timesOf(pid)
  return times && (times.user + times.system) / TICKS
}

/**
 * Returns the processor time in seconds of a process and its children, including exited children.
 * Null if not on Linux.
 */
export function familySeconds(pid: number): number | null {
  const own = timesOf(pid)
  if (!own) return null
  const children = readdirSync('/proc').flatMap((name) => {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : null
    return times?.parent === pid ? [times.user + times.system] : []
  })
  return (children.reduce((sum, ticks) => sum + ticks, own.user + own.system) + own.ended) / TICKS
}

/**
 * Returns the processor time in seconds of the child processes that `work` starts and waits for.
 * NaN if not on Linux.
 */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const ended = () => (timesOf(process.pid)?.ended ?? Number.NaN) / TICKS
  const before = ended()
  await work()
  return ended() - before
}

/**
 * Returns the processor time in ms of all threads that a process has now, to a microsecond or better. The
 * time of another process is exact while that process waits, and NaN if not on Linux.
 */
export function processorMs(pid: number): number {
  if (pid === process.pid) {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))
      .reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
  } catch {
    return Number.NaN
  }
}

/**
 * Returns the ticks of a process and of its exited children. Null without such a process or without
 * /proc.
 */
function timesOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const at = (index: number) => Number(fields[index])
    return { parent: at(1), user: at(11), system: at(12), ended: at(13) + at(14) }
  } catch {
    return null
  }
}
