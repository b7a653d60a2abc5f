import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { sameNameKeys } from '#domain/people/names/names'
import { linkKey, type Row } from '#domain/truth/subject'
import { isSame, keysOf } from './distinct_rows.js'

/** Maps profiles, and names with employers, to people, so that a lookup does not scan everybody. */
export class PeopleByKey<T> {
  readonly #byProfile = new Map<string, T>()
  readonly #byName = new Map<string, { row: Row; value: T }[]>()

  add(row: Row, value: T): void {
    for (const key of profilesOf(row)) this.#byProfile.set(key, this.#byProfile.get(key) ?? value)
    if (!row.name || !row.company) return
    const companies = rebrandKeys(companyKey(row.company))
    for (const key of companies.flatMap((company) => namesOf(row).map((name) => `${company} ${name}`)))
      this.#byName.set(key, [...(this.#byName.get(key) ?? []), { row, value }])
  }

  /** Returns the person with a profile of the row, or with its name and employer. */
  find(row: Row): T | null {
    for (const key of profilesOf(row)) if (this.#byProfile.has(key)) return this.#byProfile.get(key)!
    if (!row.name || !row.company) return null
    const company = companyKey(row.company)
    for (const name of namesOf(row)) {
      const known = this.#byName.get(`${company} ${name}`)?.find((one) => isSame(one.row, row))
      if (known) return known.value
    }
    return null
  }
}

const namesOf = ({ name }: Row): string[] => sameNameKeys(name!)

const profilesOf = (row: Row): string[] => [
  ...keysOf(row),
  ...[row.pronet_url].flatMap((url) => (url && linkKey(url)) || []),
]
