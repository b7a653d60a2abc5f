/** Numbers things named by an id or, where there is none, by a name: 0 and up, in the order they come. */
export class Interned {
  readonly #byId = new Map<number, number>()
  readonly #byName = new Map<string, number>()
  readonly ids: (number | null)[] = []
  /** Null where there is an id. */
  readonly names: (string | null)[] = []

  number(id: number | null, name: string): number {
    const known = id === null ? this.#byName.get(name) : this.#byId.get(id)
    if (known !== undefined) return known
    const next = this.ids.length
    if (id === null) this.#byName.set(name, next)
    else this.#byId.set(id, next)
    this.ids.push(id)
    this.names.push(id === null ? name : null)
    return next
  }
}
