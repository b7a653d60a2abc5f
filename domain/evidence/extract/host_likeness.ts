import { companyKey } from '#domain/people/companies'
import { fold, words } from '#domain/people/text'
import { registrableDomain } from '#domain/people/urls'

/** How much a name is that of a host: 3 for the same letters, 2 to 2.5 for one within the other, 1 for little of it or its initials. */
export function hostLikeness(name: string, url: string): number {
  const label = (registrableDomain(url) ?? '').split('.')[0].replace(/-/g, '')
  const squeezed = companyKey(name).replace(/[^a-z\d]/g, '')
  if (label.length < 3 || squeezed.length < 3) return 0
  if (squeezed === label || fold(name).replace(/[^a-z\d]/g, '') === label) return 3
  if (squeezed.length >= 4 && label.includes(squeezed)) return squeezed.length * 2 >= label.length ? 2.5 : 1
  if (label.length >= 4 && squeezed.includes(label)) return label.length * 2 >= squeezed.length ? 2 : 1
  const initials = words(name)
    .map((word) => word[0])
    .join('')
  return initials.length >= 3 && label.startsWith(initials) ? 1 : 0
}
