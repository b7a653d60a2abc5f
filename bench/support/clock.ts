import { percentiles, type Percentiles } from './percentiles.js'

/** Milliseconds that one call took. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

/**
 * Runs `work` on each input, one after the other, and gives the percentiles in milliseconds. The first `warm` inputs
 * are run once before, unmeasured, so that caches and compiled code are as in a running service.
 */
export async function measureEach<T>(
  inputs: readonly T[],
  work: (input: T) => unknown,
  warm = Math.ceil(inputs.length / 4)
): Promise<Percentiles> {
  for (const input of inputs.slice(0, warm)) await work(input)
  const timings = new Float64Array(inputs.length)
  for (let i = 0; i < inputs.length; i++) {
    const start = performance.now()
    await work(inputs[i])
    timings[i] = performance.now() - start
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
