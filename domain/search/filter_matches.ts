import type { Filter, IndexDocument } from '#domain/ports/search_index'

/** Reports whether a document matches. Every search index must return the same result. */
export function matches(document: IndexDocument, filter: Filter): boolean {
  switch (filter.match) {
    case 'term':
      return (document.terms[filter.field] ?? []).includes(filter.value)
    case 'prefix':
      return (document.terms[filter.field] ?? []).some((term) => term.startsWith(filter.value))
    case 'contains':
      return (document.terms[filter.field] ?? []).some((term) => term.includes(filter.value))
    case 'token':
      return (document.text[filter.field] ?? []).includes(filter.value)
    case 'phrase':
      return (document.phrases[filter.field] ?? []).some((sequence) => containsRun(sequence, filter.tokens))
    case 'range':
      return inRange(document.numbers[filter.field], filter.gte, filter.lte)
    case 'ids':
      return filter.values.includes(document.id)
    case 'all':
      return filter.of.every((inner) => matches(document, inner))
    case 'any':
      return filter.of.some((inner) => matches(document, inner))
    case 'not':
      return !matches(document, filter.of)
  }
}

function containsRun(sequence: string[], run: string[]): boolean {
  if (run.length === 0) return false
  for (let start = 0; start + run.length <= sequence.length; start++) {
    if (run.every((token, offset) => sequence[start + offset] === token)) return true
  }
  return false
}

const inRange = (value: number | undefined, gte = -Infinity, lte = Infinity): boolean =>
  value !== undefined && Number.isFinite(value) && value >= gte && value <= lte
