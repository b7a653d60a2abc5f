import type { ArchiveEvent } from '#domain/codehost/fold/archive_event'
import { dayNumber, monthStart } from '#domain/codehost/fold/event_time'
import { Sightings } from './sightings.js'
import type { StagedText } from './staged_columns.js'
import { WorkSums } from './work_sums.js'

type Day = { day: number; work: WorkSums; accounts: Sightings; repositories: Sightings }

/**
 * Sums the work in one archive file in memory, and collects the accounts and repositories seen.
 * `take` returns and clears both.
 */
export class PartialFold {
  readonly #days = new Map<number, Day>()
  readonly #months = new Map<number, Pick<Day, 'accounts' | 'repositories'>>()
  #last: Day | null = null

  get rows(): number {
    let rows = 0
    for (const { work } of this.#days.values()) rows += work.rows
    for (const { accounts, repositories } of this.#months.values()) rows += accounts.rows + repositories.rows
    return rows
  }

  add(event: ArchiveEvent): void {
    const day = this.#dayOf(dayNumber(event.at))
    for (const seen of event.accounts) day.accounts.addAccount(seen, event.at)
    for (const seen of event.repositories) day.repositories.addRepository(seen, event.at)
    if (event.actor) {
      const work = day.work.of(event.actor, event.repository)
      work.events++
      work.commits += event.commits
      if (event.isPush) work.pushes++
      if (event.isReview) work.reviews++
    }
    if (event.pullRequest) {
      const work = day.work.of(event.pullRequest.opener, event.repository)
      work.opened += event.pullRequest.opened
      work.merged += event.pullRequest.merged
    }
  }

  /** Returns everything added so far and clears it. */
  take(): StagedText {
    let [work, sightings] = ['', '']
    for (const day of this.#days.values()) work += day.work.text()
    for (const month of this.#months.values()) sightings += month.accounts.text() + month.repositories.text()
    this.#days.clear()
    this.#months.clear()
    this.#last = null
    return { work, sightings }
  }

  /** Caches the last day, because events mostly arrive in order. */
  #dayOf(day: number): Day {
    if (this.#last?.day === day) return this.#last
    let found = this.#days.get(day)
    if (!found) {
      found = { day, work: new WorkSums(day), ...this.#monthOf(monthStart(day)) }
      this.#days.set(day, found)
    }
    this.#last = found
    return found
  }

  #monthOf(month: number): Pick<Day, 'accounts' | 'repositories'> {
    let found = this.#months.get(month)
    if (!found) {
      found = { accounts: new Sightings(month, 'account'), repositories: new Sightings(month, 'repository') }
      this.#months.set(month, found)
    }
    return found
  }
}
