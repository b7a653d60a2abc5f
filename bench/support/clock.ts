import { percentiles, type Percentiles } from './percentiles.js'

/** Milliseconds that one call took. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

/** What a measurement may cost: no new input is begun past `milliseconds`, once `least` inputs were measured. */
export type Budget = { milliseconds: number; least: number }

/**
 * Runs `work` on each input, one after the other, and gives the percentiles in milliseconds. The first quarter of the
 * inputs is run once before, unmeasured, so that caches and compiled code are as in a running service; that takes no
 * more than a quarter of the budget.
 */
export async function measureEach<T>(
  inputs: readonly T[],
  work: (input: T) => unknown,
  budget: Budget = { milliseconds: Infinity, least: 0 }
): Promise<Percentiles> {
  const warmUntil = performance.now() + budget.milliseconds / 4
  for (const input of inputs.slice(0, Math.ceil(inputs.length / 4))) {
    await work(input)
    if (performance.now() > warmUntil) break
  }
  const timings: number[] = []
  const until = performance.now() + budget.milliseconds
  for (const input of inputs) {
    const start = performance.now()
    if (start > until && timings.length >= budget.least) break
    await work(input)
    timings.push(performance.now() - start)
  }
  return percentiles(timings)
}

/** What a load of several clients came to. */
export type Load = Percentiles & { perSecond: number; failures: number }

/**
 * `clients` callers at once, each taking the next input as soon as its last was answered, for `milliseconds`.
 * Failures are counted and timed like answers.
 */
export async function measureLoad<T>(
  inputs: readonly T[],
  work: (input: T) => Promise<unknown>,
  clients: number,
  milliseconds: number
): Promise<Load> {
  const timings: number[] = []
  const start = performance.now()
  let next = 0
  let failures = 0
  const client = async () => {
    while (performance.now() - start < milliseconds) {
      const began = performance.now()
      await work(inputs[next++ % inputs.length]).catch(() => failures++)
      timings.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  return { ...percentiles(timings), perSecond: (timings.length - failures) / seconds, failures }
}
