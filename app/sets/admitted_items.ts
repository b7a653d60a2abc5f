import { KnownPeople, type PersonKeys } from '#domain/sets/known_people'

/** The items that a run admitted, by the identity of their people. */
export class AdmittedItems {
  readonly #items: { itemId: string; person: KnownPeople }[] = []

  add(itemId: string, who: PersonKeys): void {
    const person = new KnownPeople()
    person.add(who)
    this.#items.push({ itemId, person })
  }

  /** Returns the item of the same person, or null. */
  find(who: PersonKeys): string | null {
    return this.#items.find(({ person }) => person.has(who))?.itemId ?? null
  }
}
