import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Company } from '#domain/people/companies/company_record'
import { SearchIndex } from '#domain/ports/search_index'
import { companyDocument } from '#domain/search/company_document'

/** Makes these the only companies in the index. */
export async function giveCompanies(companies: (Partial<Company> & { name: string })[]): Promise<void> {
  const index = await app.container.make(SearchIndex)
  const position = await index.position('companies')
  const documents = companies.map((company, i) =>
    companyDocument({ company_id: `com_${i}`, names: [], records: 1, ...company })
  )
  await index.rebuild('companies', documents, position)
}

/** Deletes companies of other tests: in SQL, the change log and the index. */
export async function forgetCompanies(): Promise<void> {
  for (const table of ['company_keys', 'company_records', 'companies']) await db.from(table).delete()
  await db.from('index_changes').where('index_name', 'companies').delete()
  const head = await db.from('index_heads').where('index_name', 'companies').firstOrFail()
  const index = await app.container.make(SearchIndex)
  await index.rebuild('companies', [], Number(head.sequence))
}
