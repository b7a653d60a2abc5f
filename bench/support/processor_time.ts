import { readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc a second: the same on every Linux. */
const TICKS = 100

/** Seconds of processor time that a process took, all its threads and the kernel's work for it; null off Linux. */
export function processorSeconds(pid: number): number | null {
  const times = timesOf(pid)
  return times && (times.user + times.system) / TICKS
}

/** The same of a process and of all it started, also of those that have ended; null off Linux. */
export function familySeconds(pid: number): number | null {
  const own = timesOf(pid)
  if (!own) return null
  const children = readdirSync('/proc').flatMap((name) => {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : null
    return times?.parent === pid ? [times.user + times.system] : []
  })
  return (children.reduce((sum, ticks) => sum + ticks, own.user + own.system) + own.ended) / TICKS
}

/** Seconds of processor time of what some work starts and waits for; NaN off Linux. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const ended = () => (timesOf(process.pid)?.ended ?? Number.NaN) / TICKS
  const before = ended()
  await work()
  return ended() - before
}

/** Ticks of a process, and of its ended children; null where there is no such process, or no /proc. */
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
