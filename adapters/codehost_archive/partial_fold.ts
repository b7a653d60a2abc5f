import { dayNumber, monthText } from '#domain/codehost/fold/event_time'
import type { AccountRef, ArchiveEvent, RepositoryRef } from '#domain/codehost/fold/archive_event'
import { Interned } from './interned.js'
import type { PartialColumns } from './partial_columns.js'

type Work = {
  day: number
  actor: number
  repo: number
  events: number
  pushes: number
  commits: number
  opened: number
  merged: number
  reviews: number
}

type Sighting = {
  month: number
  kind: 'account' | 'repository'
  id: number | null
  name: string
  firstAt: number
  lastAt: number
  type: string | null
  typeAt: number
  fork: boolean | null
  language: string | null
  languageAt: number
}

/** Where an event is of no repository. */
const NO_REPO = -1
const MOST_NUMBERED = 2 ** 26

/** Adds events up in memory, for one reading thread. */
export class PartialFold {
  #actors = new Interned()
  #repos = new Interned()
  #work = new Map<number, Map<number, Work>>()
  #sightings = new Map<number, Map<string, Map<number, Sighting>>>()
  #rows = 0
  #lastDay = Number.NaN
  #lastMonth = 0

  /** Rows held. */
  get rows(): number {
    return this.#rows
  }

  add(event: ArchiveEvent): void {
    const day = dayNumber(event.at)
    const month = this.#monthOf(day)
    for (const seen of event.accounts) {
      const sighting = this.#sighting(month, 'account', seen.id, seen.login, event.at)
      if (seen.type !== null && isLater(event.at, seen.type, sighting.typeAt, sighting.type)) {
        sighting.type = seen.type
        sighting.typeAt = event.at
      }
    }
    for (const seen of event.repositories) {
      const sighting = this.#sighting(month, 'repository', seen.id, seen.name, event.at)
      if (seen.isFork !== null) sighting.fork = sighting.fork === true || seen.isFork
      if (
        seen.language !== null &&
        isLater(event.at, seen.language, sighting.languageAt, sighting.language)
      ) {
        sighting.language = seen.language
        sighting.languageAt = event.at
      }
    }
    if (event.actor) {
      const work = this.#workOf(day, event.actor, event.repository)
      work.events++
      if (event.isPush) work.pushes++
      work.commits += event.commits
      if (event.isReview) work.reviews++
    }
    if (event.pullRequest) {
      const work = this.#workOf(day, event.pullRequest.opener, event.repository)
      work.opened += event.pullRequest.opened
      work.merged += event.pullRequest.merged
    }
  }

  /** Everything added, which is then forgotten. */
  take(): PartialColumns {
    const work = [...this.#work.values()].flatMap((rows) => [...rows.values()])
    const numbers = (value: (row: Work) => number | null) =>
      Float64Array.from(work, (row) => value(row) ?? NaN)
    const [actors, repos] = [this.#actors, this.#repos]
    const sightings = [...this.#sightings.values()].flatMap((named) =>
      [...named.values()].flatMap((seen) => [...seen.values()])
    )
    const figures = (value: (row: Sighting) => number | null) =>
      Float64Array.from(sightings, (row) => value(row) ?? NaN)
    const columns = {
      work: [
        numbers((row) => row.day),
        numbers((row) => actors.ids[row.actor]),
        work.map((row) => actors.names[row.actor]),
        numbers((row) => (row.repo === NO_REPO ? null : repos.ids[row.repo])),
        work.map((row) => (row.repo === NO_REPO ? null : repos.names[row.repo])),
        numbers((row) => row.events),
        numbers((row) => row.pushes),
        numbers((row) => row.commits),
        numbers((row) => row.opened),
        numbers((row) => row.merged),
        numbers((row) => row.reviews),
      ],
      sightings: [
        figures((row) => row.month),
        sightings.map((row) => row.kind),
        figures((row) => row.id),
        sightings.map((row) => row.name),
        figures((row) => row.firstAt),
        figures((row) => row.lastAt),
        sightings.map((row) => row.type),
        figures((row) => (row.type === null ? null : row.typeAt)),
        figures((row) => (row.fork === null ? null : Number(row.fork))),
        sightings.map((row) => row.language),
        figures((row) => (row.language === null ? null : row.languageAt)),
      ],
    }
    this.#actors = new Interned()
    this.#repos = new Interned()
    this.#work = new Map()
    this.#sightings = new Map()
    this.#rows = 0
    return columns
  }

  #workOf(day: number, actor: AccountRef, repo: RepositoryRef | null): Work {
    let ofDay = this.#work.get(day)
    if (!ofDay) this.#work.set(day, (ofDay = new Map()))
    const who = this.#actors.number(actor.id, actor.login.toLowerCase())
    const what = repo === null ? NO_REPO : this.#repos.number(repo.id, repo.name.toLowerCase())
    const key = who * MOST_NUMBERED + what + 1
    let work = ofDay.get(key)
    if (!work) {
      work = {
        day,
        actor: who,
        repo: what,
        events: 0,
        pushes: 0,
        commits: 0,
        opened: 0,
        merged: 0,
        reviews: 0,
      }
      ofDay.set(key, work)
      this.#rows++
    }
    return work
  }

  #sighting(month: number, kind: Sighting['kind'], id: number | null, name: string, at: number): Sighting {
    let named = this.#sightings.get(month)
    if (!named) this.#sightings.set(month, (named = new Map()))
    const key = kind === 'account' ? name : `${name}/`
    let seen = named.get(key)
    if (!seen) named.set(key, (seen = new Map()))
    let sighting = seen.get(id ?? 0)
    if (!sighting) {
      sighting = {
        month,
        kind,
        id,
        name,
        firstAt: at,
        lastAt: at,
        type: null,
        typeAt: 0,
        fork: null,
        language: null,
        languageAt: 0,
      }
      seen.set(id ?? 0, sighting)
      this.#rows++
    }
    sighting.firstAt = Math.min(sighting.firstAt, at)
    sighting.lastAt = Math.max(sighting.lastAt, at)
    return sighting
  }

  /** The first day of the day's month; days come in runs. */
  #monthOf(day: number): number {
    if (day !== this.#lastDay) {
      this.#lastDay = day
      this.#lastMonth = Date.parse(`${monthText(day)}-01`) / 86_400_000
    }
    return this.#lastMonth
  }
}

/** The last said counts; of two things said in the same second, the one that sorts last, so that order does not matter. */
function isLater(at: number, value: string, thanAt: number, than: string | null): boolean {
  return than === null || at > thanAt || (at === thanAt && value > than)
}
