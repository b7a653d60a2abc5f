/** Numbers things named by an id or, where there is none, by a name in any case: 0 and up, in the order they come. */
export class Interned {
  readonly #byId = new Map<number, number>()
  readonly #byName = new Map<string, number>()
  readonly ids: (number | null)[] = []
  /** In lower case; null where there is an id. */
  readonly names: (string | null)[] = []

  number(id: number | null, name: string): number {
    const key = id === null ? name.toLowerCase() : null
    const known = key === null ? this.#byId.get(id!) : this.#byName.get(key)
    if (known !== undefined) return known
    const next = this.ids.push(id) - 1
    this.names.push(key)
    if (key === null) this.#byId.set(id!, next)
    else this.#byName.set(key, next)
    return next
  }
}
