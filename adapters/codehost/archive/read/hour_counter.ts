import type { ArchiveEvent } from '#domain/codehost/fold/archive_event'
import type { HourRow } from './messages.js'

const HOUR_SECONDS = 3600

export class HourCounter {
  readonly #hours = new Map<number, [events: number, pushes: number, pushesWithCommits: number]>()

  add(event: ArchiveEvent): void {
    const hour = Math.floor(event.at / HOUR_SECONDS)
    let counts = this.#hours.get(hour)
    if (!counts) this.#hours.set(hour, (counts = [0, 0, 0]))
    counts[0]++
    if (!event.isPush) return
    counts[1]++
    if (event.statesCommits) counts[2]++
  }

  rows(): HourRow[] {
    return [...this.#hours]
      .sort(([a], [b]) => a - b)
      .map(([hour, counts]) => [new Date(hour * HOUR_SECONDS * 1000).toISOString().slice(0, 13), ...counts])
  }
}
