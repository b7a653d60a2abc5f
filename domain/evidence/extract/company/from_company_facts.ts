import { mentionOf, type Reading } from '../reading.js'
import { addDescriptions } from './descriptions.js'
import { addFoundings } from './foundings.js'
import { addHeads } from './heads.js'
import { addIndustry } from './industries.js'
import { purposeOf } from './page_purpose.js'
import { addSoleHead } from './sole_heads.js'
import { addVatNumbers } from './registry_numbers.js'

/** Extracts what a company's own pages state about it outside of tables and sentences. */
export function fromCompanyFacts(reading: Reading): void {
  const { owner, isArticle } = reading
  if (owner?.entity !== 'company' || isArticle) return
  const mention = mentionOf(reading, owner)
  const purpose = purposeOf(reading.page, mention.home)
  addVatNumbers(reading, mention)
  addHeads(reading, mention)
  addSoleHead(reading, mention)
  addDescriptions(reading, mention, purpose)
  addFoundings(reading, mention)
  addIndustry(reading, mention, purpose)
}
