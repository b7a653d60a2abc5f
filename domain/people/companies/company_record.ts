/** One source's statement about a company, as the import files carry it. Every field but `name` is optional. */
export type CompanyRecord = {
  id?: string
  source?: string
  source_url?: string
  observed_at?: string
  name: string
  aliases?: string[]
  domain?: string
  description?: string
  founded_year?: number
  headquarters?: string
  headcount?: string
  industry?: string
  pronet_url?: string
  website?: string
  socials?: Record<string, string>
  funding?: { stage?: string; date?: string; amount_usd?: number }[]
}

/** A company as the index holds it: the records of all sources folded into one view. */
export type Company = Omit<CompanyRecord, 'id' | 'source'> & {
  company_id: string
  /** Every name any record gave, the current one first. */
  names: string[]
  records: number
}
