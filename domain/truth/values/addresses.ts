import { parseEmail } from '#domain/people/emails'
import { parsePhone } from '#domain/people/phones'
import { canonicalUrl } from '#domain/people/urls'
import { parseProfile, profileKey } from '#domain/people/networks'
import { textOf, type ValueRules } from './value.js'

export const URL_RULES: ValueRules = {
  read: (raw) => {
    const text = textOf(raw)
    const profile = text ? parseProfile(text) : null
    if (profile && profile.network !== 'website') return { key: profileKey(profile), shown: profile.url }
    const url = text && canonicalUrl(text)
    return url ? { key: url, shown: url } : null
  },
  alternatives: 200,
}

/** Addresses of one site are the same, whatever the page. */
export const SITE_RULES: ValueRules = {
  read: (raw) => {
    const url = canonicalUrl(textOf(raw) ?? '')
    const host = url && new URL(url).hostname
    return host ? { key: host, shown: `https://${host}` } : null
  },
  alternatives: 200,
}

export const EMAIL_RULES: ValueRules = {
  read: (raw) => {
    const email = parseEmail(textOf(raw) ?? '')
    return email && { key: email.canonical, shown: `${email.local}@${email.domain}`.toLowerCase() }
  },
  alternatives: 200,
}

export const PHONE_RULES: ValueRules = {
  read: (raw, { country }) => {
    const text = textOf(raw)
    const phone = text && parsePhone(text, country)
    return phone ? { key: phone.e164, shown: phone.display } : null
  },
  alternatives: 200,
}
