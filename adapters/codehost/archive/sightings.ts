import type { AccountSighting, RepositorySighting } from '#domain/codehost/fold/archive_event'

type Seen = {
  id: number | null
  name: string
  firstAt: number
  lastAt: number
  type: string | null
  typeAt: number
  fork: boolean | null
  language: string | null
  languageAt: number
  /** The next sighting of the same id, under another name. */
  next: Seen | null
}

/** Names of accounts or repositories seen in one month, with their latest type and language. */
export class Sightings {
  readonly #byId = new Map<number, Seen>()
  readonly #byName = new Map<string, Seen>()
  #rows = 0

  constructor(
    private readonly month: number,
    private readonly kind: 'account' | 'repository'
  ) {}

  get rows(): number {
    return this.#rows
  }

  addAccount({ id, login, type }: AccountSighting, at: number): void {
    const seen = this.#entryOf(id, login, at)
    if (type === null || !isLater(at, type, seen.typeAt, seen.type)) return
    seen.type = type
    seen.typeAt = at
  }

  addRepository({ id, name, isFork, language }: RepositorySighting, at: number): void {
    const seen = this.#entryOf(id, name, at)
    if (isFork !== null) seen.fork = seen.fork === true || isFork
    if (language === null || !isLater(at, language, seen.languageAt, seen.language)) return
    seen.language = language
    seen.languageAt = at
  }

  text(): string {
    let text = ''
    const start = `${this.month}\t${this.kind}\t`
    const add = (seen: Seen) => {
      const { id, name, firstAt, lastAt, type, typeAt, fork, language, languageAt } = seen
      text += `${start}${id ?? ''}\t${name}\t${firstAt}\t${lastAt}\t${type ?? ''}\t${type === null ? '' : typeAt}\t`
      text += `${fork === null ? '' : Number(fork)}\t`
      text += language === null ? '\t\n' : `${language.replace(/\s+/g, ' ')}\t${languageAt}\n`
    }
    for (const first of this.#byId.values())
      for (let seen: Seen | null = first; seen; seen = seen.next) add(seen)
    for (const seen of this.#byName.values()) add(seen)
    return text
  }

  #entryOf(id: number | null, name: string, at: number): Seen {
    const first = id === null ? this.#byName.get(name) : this.#byId.get(id)
    let seen = first ?? null
    while (seen !== null && seen.name !== name) seen = seen.next
    if (seen === null) return this.#add(id, name, at, first)
    if (at < seen.firstAt) seen.firstAt = at
    if (at > seen.lastAt) seen.lastAt = at
    return seen
  }

  #add(id: number | null, name: string, at: number, first?: Seen): Seen {
    const seen = {
      id,
      name,
      firstAt: at,
      lastAt: at,
      type: null,
      typeAt: 0,
      fork: null,
      language: null,
      languageAt: 0,
      next: first?.next ?? null,
    }
    if (first) first.next = seen
    else if (id === null) this.#byName.set(name, seen)
    else this.#byId.set(id, seen)
    this.#rows++
    return seen
  }
}

/** The later value wins. Sort order breaks ties, so the order of events does not matter. */
function isLater(at: number, value: string, thanAt: number, than: string | null): boolean {
  return than === null || at > thanAt || (at === thanAt && value > than)
}
