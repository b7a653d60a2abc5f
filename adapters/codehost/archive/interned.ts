/**
 * Numbers accounts or repositories from 0. Equal ids have the same number. Without ids, names that are
 * equal except for case have the same number.
 */
export class Interned {
  readonly #byId = new Map<number, number>()
  readonly #byName = new Map<string, number>()
  readonly ids: (number | null)[] = []
  /** Lower-case names. Null for things with an id. */
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
