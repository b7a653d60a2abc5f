import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { AccountProfile } from './account.js'
import { employersOf } from './employers.js'

/** The parts of a code-host account that identify its owner. */
type AccountLike = {
  login: string
  email?: string | null
  profile?: Pick<AccountProfile, 'name' | 'company' | 'blog' | 'socials'> | null
}

/**
 * Returns the identifiers of a code-host account, without the display name. Many display names are
 * not real names, and a different name would separate the account from the person with the same
 * profile.
 */
export function identifiersOfAccount({ login, email, profile }: AccountLike): Identifier[] {
  const own: Identifier = { kind: 'profile', value: `codehost:${login.toLowerCase()}` }
  const others = identifiersOf({
    name: profile?.name,
    urls: [...(profile?.socials ?? []), ...(profile?.blog ? [profile.blog] : [])],
    emails: email ? [email] : [],
    employers: employersOf(profile?.company ?? null).map((company) => ({ company })),
  })
  return [own, ...others.filter(({ kind }) => kind !== 'full_name' && kind !== 'name_part')]
}
