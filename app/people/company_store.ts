import type { Sql } from '#domain/ports/sql'
import type { Company, CompanyRecord } from '#domain/people/companies/company_record'
import {
  COMPANY_RULES,
  type CompanyLink,
  domainIdentifier,
  linkCompany,
} from '#domain/people/records/company_link'
import { foldCompany } from '#domain/people/records/fold_company'
import type { RecordKind } from './record_kind.js'
import { RecordStore } from './record_store.js'

const COMPANIES: RecordKind<CompanyRecord, Company, CompanyLink> = {
  index: 'companies',
  prefix: 'com_',
  views: 'companies',
  records: 'company_records',
  keys: 'company_keys',
  versions: 'company_versions',
  restatements: 'company_restatements',
  idColumn: 'company_id',
  link: linkCompany,
  rules: COMPANY_RULES,
  fold: foldCompany,
}

export class CompanyStore extends RecordStore<CompanyRecord, Company> {
  constructor(sql: Sql) {
    super(sql, COMPANIES)
  }

  /**
   * Returns every name of the companies with this domain. Each company's current name precedes its
   * other names.
   */
  async namesOfDomain(domain: string): Promise<string[]> {
    const account = domainIdentifier(domain)
    const companies = account === null ? [] : await this.getMany(await this.withAccount(account))
    return [...new Set(companies.flatMap((company) => company?.names ?? []))]
  }
}
