import { parseEmail } from '#domain/people/emails/emails'
import { parsePhone } from '#domain/people/phones/phones'
import { canonicalUrl } from '#domain/people/text/urls'
import { parseProfile, profileKey } from '#domain/people/networks/networks'
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

/** All URLs of one host are equal. */
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

/** A number outside the numbering plan keeps its spelling. */
export const PHONE_RULES: ValueRules = {
  read: (raw, { country }) => {
    const text = textOf(raw)
    if (!text) return null
    const phone = parsePhone(text, country)
    if (phone) return { key: phone.e164, shown: phone.display }
    const bare = text.replace(/^\s*tel:/i, '').trim()
    const digits = bare.replace(/\D/g, '').replace(/^00(?=[1-9])/, '')
    const isNumber = /^[\d\s()+./–-]+$/.test(bare) && digits.length >= 7 && digits.length <= 15
    return isNumber ? { key: `+${digits}`, shown: bare } : null
  },
  // Ignores country code and trunk prefix: `+44 57 497 4638` equals `057 497 4638`.
  same: (a, b) => {
    const [short, long] = [a, b]
      .map(({ key }) => key.slice(1))
      .sort((one, other) => one.length - other.length)
    const national = short.replace(/^0+/, '')
    return national.length >= 7 && long.endsWith(national)
  },
  alternatives: 200,
}
