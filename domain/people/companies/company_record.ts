/** One source's statement about a company, as in import files. Only `name` is required. */
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

/** A company in the index, folded from the records of all sources. */
export type Company = Omit<CompanyRecord, 'id' | 'source'> & {
  company_id: string
  /** Every name in any record, the current name first. */
  names: string[]
  records: number
}
