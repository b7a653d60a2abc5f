import type { DemoCompany, DemoPerson, Place } from '#demo/model'
import { fictionalPhone } from '#demo/phones'
import { profileUrl, pronetPersonUrl } from '#demo/networks'
import type { Random } from '#demo/random'
import { compact, fold, slug } from '#demo/slugs'

/** Makes profile handles, sites and addresses that are unique in the world. */
export class Identifiers {
  #taken = new Set<string>()

  claim(make: (attempt: number) => string): string {
    for (let attempt = 0; ; attempt++) {
      const value = make(attempt)
      if (this.#taken.has(value)) continue
      this.#taken.add(value)
      return value
    }
  }
}

/** The share of a function's people on each network; missing values use the default. */
const PRESENCE: Readonly<Record<string, Partial<Record<string, number>>>> = {
  engineering: { codehost: 0.62, microblog: 0.3 },
  data: { codehost: 0.5, microblog: 0.25 },
  security: { codehost: 0.5, microblog: 0.4 },
  design: { photo: 0.4, codehost: 0.06 },
  marketing: { microblog: 0.5, photo: 0.4, shortvideo: 0.2 },
  media: { microblog: 0.6, photo: 0.4, video: 0.4, shortvideo: 0.25 },
  hospitality: { photo: 0.5, shortvideo: 0.3 },
  education: { video: 0.15, microblog: 0.25 },
}
const DEFAULT_PRESENCE: Record<string, number> = {
  microblog: 0.25,
  photo: 0.12,
  video: 0.05,
  shortvideo: 0.05,
  codehost: 0.03,
}

/** Returns profile URLs by network. The suffixes avoid handles of real people. */
export function personSocials(
  name: { given: string; family: string },
  fn: string,
  online: boolean,
  identifiers: Identifiers,
  random: Random
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [network, usual] of Object.entries(DEFAULT_PRESENCE)) {
    const share = PRESENCE[fn]?.[network] ?? usual
    if (!random.chance(online ? share * 1.4 : network === 'codehost' ? share * 0.75 : share * 0.4)) continue
    found[network] = identifiers.claim(() => profileUrl(network, handle(name, network, random)))
  }
  return found
}

function handle(name: { given: string; family: string }, network: string, random: Random): string {
  const given = compact(name.given)
  const family = compact(name.family)
  const base = random
    .pick([`${given}${family}`, `${given[0]}${family}`, `${given}_${family}`, `${family}${given[0]}`])
    .slice(0, 24)
  const ending = `w${random.hex(4)}`
  return network === 'codehost' ? `${base.replace('_', '-')}-${ending}` : `${base}_${ending}`
}

export function pronetUrl(name: string, identifiers: Identifiers, random: Random): string {
  return identifiers.claim(() => pronetPersonUrl(`${slug(name)}-w${random.hex(5)}`))
}

export function personalSite(name: string, identifiers: Identifiers): string {
  return identifiers.claim((n) => `https://${compact(name)}${n === 0 ? '' : n + 1}.example`)
}

/** Returns an address in the employer's pattern, with a number if the address is taken. */
export function workEmail(
  name: { given: string; family: string },
  company: DemoCompany,
  identifiers: Identifiers
): string {
  const given = fold(name.given).replaceAll(' ', '')
  const family = fold(name.family).replaceAll(' ', '')
  const local =
    company.emailPattern === 'first.last'
      ? `${given}.${family}`
      : company.emailPattern === 'flast'
        ? `${given[0]}${family}`
        : given
  return identifiers.claim((n) => `${local}${n === 0 ? '' : n + 1}@${company.domain}`)
}

export function personalEmail(
  name: { given: string; family: string },
  identifiers: Identifiers,
  random: Random
): string {
  const host = random.pick(['postbox.example', 'mailhaven.example', 'letterbox.example'])
  const local = `${compact(name.given)}.${compact(name.family)}`
  return identifiers.claim((n) => `${local}${n === 0 ? '' : random.int(10, 99)}@${host}`)
}

export function mobilePhone(place: Place, random: Random): DemoPerson['phone'] {
  return fictionalPhone(place, random, true)
}
