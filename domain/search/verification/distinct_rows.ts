import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { compareNames, EQUAL_NAMES, sameNameKeys } from '#domain/people/names/names'
import { linkKey, type Row } from '#domain/truth/subject'

/**
 * Merges rows with a common profile, or the same name and employer, into the first of them. Looks
 * rows up by key, because pages may list hundreds of people. Calls `onMerge` for every merged row.
 */
export function distinctRows(
  all: readonly Row[],
  onMerge: (kept: Row, merged: Row) => void = () => {}
): Row[] {
  const rows: Row[] = []
  const byProfile = new Map<string, number>()
  const byName = new Map<string, Set<number>>()
  for (const row of all) {
    const named = companyKey(row.company ?? '')
    const names = sameNameKeys(row.name!)
    const candidates = [
      ...keysOf(row).flatMap((key) => byProfile.get(key) ?? []),
      ...names.flatMap(
        (name) => [...(byName.get(`${named} ${name}`) ?? [])].find((i) => isSame(rows[i], row)) ?? []
      ),
    ]
    const place = candidates.length > 0 ? Math.min(...candidates) : rows.length
    if (place === rows.length) {
      rows.push(row)
      for (const key of rebrandKeys(named).flatMap((company) => names.map((name) => `${company} ${name}`)))
        byName.set(key, (byName.get(key) ?? new Set()).add(place))
    } else {
      rows[place].socials = { ...row.socials, ...rows[place].socials }
      onMerge(rows[place], row)
    }
    for (const key of keysOf(rows[place])) byProfile.set(key, Math.min(place, byProfile.get(key) ?? place))
  }
  return rows
}

/** Returns the link keys of a row's profiles. */
export const keysOf = ({ socials = {} }: Row): string[] =>
  Object.values(socials).flatMap((url) => linkKey(url) ?? [])

/** Whether two rows have the same name and employer. */
export const isSame = (a: Row, b: Row): boolean =>
  compareNames(a.name!, b.name!) >= EQUAL_NAMES &&
  Boolean(a.company && b.company && sameCompany(a.company, b.company))
