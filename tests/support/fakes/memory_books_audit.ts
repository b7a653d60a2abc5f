import { disagreement } from '#domain/billing/disagreement'
import { Books } from './memory_books.js'

/** Recomputes the totals from the entries and reports those that differ. */
export function auditBooks(books: Books): string[] {
  const made = new Books()
  for (const [id, reservation] of books.reservations) made.reservations.set(id, reservation)
  for (const entry of [...books.entries.values()].flat()) made.append(entry)
  return [
    ...compare('Account of ', ['granted', 'posted', 'pending'], books.accounts, made.accounts),
    ...compare('Key ', ['posted', 'pending'], books.spends, made.spends),
  ]
}

function compare<Total extends string>(
  of: string,
  totals: readonly Total[],
  kept: ReadonlyMap<string, Record<Total, number>>,
  made: ReadonlyMap<string, Record<Total, number>>
): string[] {
  return [...new Set([...kept.keys(), ...made.keys()])].sort().flatMap((name) =>
    totals
      .map((total) => [total, kept.get(name)?.[total] ?? 0, made.get(name)?.[total] ?? 0] as const)
      .filter(([, is, should]) => is !== should)
      .map(([total, is, should]) => disagreement(of + name, total, is, should))
  )
}
