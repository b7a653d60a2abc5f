import { mentionOf, type Reading } from '../reading.js'
import { addVatNumbers } from './registry_numbers.js'

/** Extracts what a company's own pages state about it outside of tables and sentences. */
export function fromCompanyFacts(reading: Reading): void {
  const { owner, isArticle } = reading
  if (owner?.entity !== 'company' || isArticle) return
  const mention = mentionOf(reading, owner)
  addVatNumbers(reading, mention)
}
