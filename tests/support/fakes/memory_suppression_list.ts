import type { Identifier } from '#domain/privacy/identifier'
import { isSamePerson, type Mark, markOf } from '#domain/privacy/matching'
import {
  type SuppressionEntry,
  SuppressionList,
  type SuppressionScope,
} from '#domain/privacy/suppression_list'

const marksOf = (identifiers: readonly Identifier[]): Mark[] =>
  identifiers.map((identifier) => markOf(identifier, (text) => text))

/** A suppression list in memory, with plain texts for hashes. */
export class MemorySuppressionList extends SuppressionList {
  readonly #entries = new Map<string, { scope: SuppressionScope; marks: Mark[] }>()

  async isEmpty(): Promise<boolean> {
    return this.#entries.size === 0
  }

  async add({ id, scope, identifiers }: SuppressionEntry): Promise<void> {
    const known = this.#entries.get(id)
    this.#entries.set(id, {
      scope: known?.scope === 'all' ? 'all' : scope,
      marks: [...(known?.marks ?? []), ...marksOf(identifiers)],
    })
  }

  async remove(id: string): Promise<boolean> {
    return this.#entries.delete(id)
  }

  async scopesOf(
    people: readonly (readonly Identifier[])[],
    _tx?: unknown,
    counts: (entryId: string) => boolean = () => true
  ) {
    return people.map((identifiers) => {
      const marks = marksOf(identifiers)
      const matching = [...this.#entries]
        .filter(([id, entry]) => counts(id) && isSamePerson(entry.marks, marks))
        .map(([, entry]) => entry)
      if (matching.some(({ scope }) => scope === 'all')) return 'all' as const
      return matching.length > 0 ? ('contacts' as const) : null
    })
  }
}
