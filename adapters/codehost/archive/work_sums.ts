import type { AccountRef, RepositoryRef } from '#domain/codehost/fold/archive_event'
import { Interned } from './interned.js'

/** An account's work in a repository on one day. */
export type Work = {
  readonly actor: number
  readonly repo: number
  events: number
  pushes: number
  commits: number
  opened: number
  merged: number
  reviews: number
}

/** Stands for the repository in the key of an event without a repository. */
const NO_REPO = -1
/** Repositories per day that the keys of #work can tell apart. */
const MAX_REPOSITORIES = 2 ** 26

export class WorkSums {
  readonly #actors = new Interned()
  readonly #repos = new Interned()
  readonly #work = new Map<number, Work>()

  constructor(private readonly day: number) {}

  get rows(): number {
    return this.#work.size
  }

  of(account: AccountRef, repository: RepositoryRef | null): Work {
    const actor = this.#actors.number(account.id, account.login)
    const repo = repository === null ? NO_REPO : this.#repos.number(repository.id, repository.name)
    const key = actor * MAX_REPOSITORIES + repo + 1
    let work = this.#work.get(key)
    if (work === undefined) {
      work = { actor, repo, events: 0, pushes: 0, commits: 0, opened: 0, merged: 0, reviews: 0 }
      this.#work.set(key, work)
    }
    return work
  }

  text(): string {
    let text = ''
    for (const { actor, repo, events, pushes, commits, opened, merged, reviews } of this.#work.values()) {
      text += `${this.day}\t${named(this.#actors, actor)}\t${repo === NO_REPO ? '\t' : named(this.#repos, repo)}\t`
      text += `${events}\t${pushes}\t${commits}\t${opened}\t${merged}\t${reviews}\n`
    }
    return text
  }
}

const named = ({ ids, names }: Interned, number: number) => `${ids[number] ?? ''}\t${names[number] ?? ''}`
