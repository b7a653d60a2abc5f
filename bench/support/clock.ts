import { percentiles, type Percentiles } from './percentiles.js'

/** Runs `work` and measures its duration in ms. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

/**
 * The time limit of a measurement. After `milliseconds` no new input starts, unless fewer than
 * `min` inputs were measured.
 */
export type Budget = { milliseconds: number; min: number }

/**
 * Runs `work` on each input in turn and returns percentiles in ms. The first quarter of the inputs runs
 * once unmeasured, to warm up caches and compiled code. The warm-up takes at most a quarter of the budget.
 * Calls `warm` after the warm-up.
 */
export async function measureEach<T>(
  inputs: readonly T[],
  work: (input: T) => unknown,
  budget: Budget = { milliseconds: Infinity, min: 0 },
  warm: () => void = () => {}
): Promise<Percentiles> {
  const warmUntil = performance.now() + budget.milliseconds / 4
  for (const input of inputs.slice(0, Math.ceil(inputs.length / 4))) {
    await work(input)
    if (performance.now() > warmUntil) break
  }
  warm()
  const timings: number[] = []
  const until = performance.now() + budget.milliseconds
  for (const input of inputs) {
    const start = performance.now()
    if (start > until && timings.length >= budget.min) break
    await work(input)
    timings.push(performance.now() - start)
  }
  return percentiles(timings)
}

/** The result of a load with several clients. */
export type Load = Percentiles & { perSecond: number; failures: number }

/**
 * Runs `clients` concurrent callers for `milliseconds`; each takes the next input as soon as its
 * last call returns. Failures are timed like successes; `perSecond` counts only successes.
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
