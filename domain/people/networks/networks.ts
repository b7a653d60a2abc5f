import {
  NETWORKS,
  type Network,
  type NetworkRules,
  type ProfileForm,
  type ProfileKind,
} from './networks_table.js'
import { memoised } from '#domain/memoised'
import { trimBoth } from '../text/linear_text.js'
import { canonicalUrl, parseUrl, decodeEscapes } from '../text/urls.js'

export { NETWORKS, NETWORK_WORDS, type Network, type ProfileKind } from './networks_table.js'

/** A profile on a network, or a website. */
export type Profile = {
  network: Network
  /** The kind of owner that the address shows; `unknown` if it shows none. */
  kind: ProfileKind
  /** As written, without @. A website's handle is its address without scheme. */
  handle: string
  /** The canonical address. */
  url: string
}

const SUBDOMAIN = /^(?:www|m|mobile|[a-z]{2}|[a-z]{2}-[a-z]{2})$/
type Social = Exclude<Network, 'website'>

/**
 * Parses a profile address. With a `network`, also parses a handle (`@zoe`, `zoe`, `in/zoe`).
 * Returns null for pages that are not profiles: posts, repositories, the network's own pages. Also
 * returns null for an address of a network other than `network`, for an invalid handle, and for a
 * handle if `network` is missing. `website` accepts any web address.
 */
export function parseProfile(urlOrHandle: string, network?: Network | (string & {})): Profile | null {
  if (network === undefined) return profileAt(urlOrHandle)
  const text = urlOrHandle.trim()
  if (network === 'website') return website(text)
  if (!Object.hasOwn(NETWORKS, network)) return null
  const url = parseUrl(text)
  const found = url && networkOfHost(url.hostname)
  if (url && found) return network === found ? fromUrl(found, url) : null
  if (/^(?:[a-z][a-z\d+.-]*:|www\.)/i.test(text)) return null
  if (network === 'pronet' && url) return null
  return fromPath(network as Social, text.replace(/^\//, '').replace(/\/$/, ''), true)
}

/** Parses an address of any network. Callers must not change the profile. */
const profileAt = memoised((address: string): Profile | null => {
  const url = parseUrl(address)
  const found = url && networkOfHost(url.hostname)
  return url && found ? fromUrl(found, url) : null
})

/** Returns an address's network. Null for other sites and for a network's help or blog pages. */
export const networkOf = memoised((url: string): Network | null => {
  const parsed = parseUrl(url)
  return parsed && networkOfHost(parsed.hostname)
})

/** Returns a profile's canonical address. The handle may include @ or `company/`. */
export function profileUrl(network: Network, handle: string, kind: ProfileKind = 'unknown'): string {
  if (network === 'website') return canonicalUrl(handle) ?? handle
  const { base, forms } = NETWORKS[network]
  const bare = handle.replace(/^[@/]+/, '')
  const written = forms.find(({ path }) => path.endsWith('/') && bare.toLowerCase().startsWith(path))
  if (network === 'social' && /^\d+$/.test(bare)) return `${base}/profile.php?id=${bare}`
  if (written) return `${base}/${written.path}${encodePath(bare.slice(written.path.length))}`
  const { path } = (network === 'pronet' && forms.find((form) => form.kind === kind)) || forms[0]
  return `${base}/${path}${encodePath(bare)}`
}

/** Returns a profile's unique key: `pronet:in/zoe-garner-8d4`, `codehost:zoe`. */
export function profileKey({ network, kind, handle }: Pick<Profile, 'network' | 'kind' | 'handle'>): string {
  if (network === 'website') return `website:${handle}`
  const plain = plainCase(handle).normalize('NFC')
  if (network === 'social') return `social:${plain.replaceAll('.', '')}`
  if (network !== 'pronet' || plain.includes('/')) return `${network}:${plain}`
  return `pronet:${kind === 'company' ? 'company' : 'in'}/${plain}`
}

/** Lower-cases a handle, except channel ids and long member ids, which are case-sensitive. */
const plainCase = (handle: string): string =>
  /^channel\/|^AC[ow]A[\w-]{26,}$/.test(handle) ? handle : handle.toLowerCase()

function website(text: string): Profile | null {
  const url = canonicalUrl(text)
  return url === null
    ? null
    : { network: 'website', kind: 'unknown', handle: url.slice('https://'.length), url }
}

const networkOfHost = memoised((hostname: string): Social | null => {
  const host = hostname.replace(/\.$/, '')
  for (const [network, { hosts, subdomains = [] }] of Object.entries(NETWORKS) as [Social, NetworkRules][])
    for (const root of hosts) {
      if (host === root) return network
      if (!host.endsWith(`.${root}`)) continue
      const labels = host.slice(0, -root.length - 1).split('.')
      if (labels.every((label) => SUBDOMAIN.test(label) || subdomains.includes(label))) return network
    }
  return null
})

function fromUrl(network: Social, url: URL): Profile | null {
  const query = (name: string) => url.searchParams.get(name) ?? ''
  if (url.hostname === 'youtu.be') return null
  if (network === 'microblog') {
    if (/^\/intent\/(?:user|follow)$/.test(url.pathname)) return fromPath(network, query('screen_name'), true)
    const [, old] = /^#!\/@?(\w+)$/.exec(url.hash) ?? []
    if (old && url.pathname === '/') return fromPath(network, old, true)
  }
  if (network === 'social') {
    const [, id] = /^\/(?:pages|people)\/[^/]+\/(\d+)/.exec(url.pathname) ?? []
    if (id) return profile(network, url.pathname.startsWith('/pages') ? 'company' : 'unknown', id)
    if (url.pathname === '/profile.php' && /^\d+$/.test(query('id')))
      return profile(network, 'unknown', query('id'))
  }
  return fromPath(network, trimBoth(url.pathname, /\//).replace(/\/{2,}/g, '/'), false)
}

function fromPath(network: Social, path: string, isBare: boolean): Profile | null {
  const { forms, tabs, reserved } = NETWORKS[network]
  const decoded = decodeEscapes(path).normalize('NFC')
  const found = forms.find((form) => form.path && decoded.toLowerCase().startsWith(form.path))
  const form = found ?? (isBare ? { ...forms[0], path: '' } : forms.find((candidate) => !candidate.path))
  if (!form) return null
  const [first, ...rest] = decoded.slice(form.path.length).split('/')
  const handle = first.replace(/^@/, '')
  if (form.path === 'pub/' && rest.length >= 3) return legacy(network, [handle, ...rest.slice(0, 3)])
  if (tabs !== 'any' && rest.length > 0 && !(rest.length === 1 && tabs.has(rest[0].toLowerCase())))
    return null
  if (isBare && rest.length > 0) return null
  return isReserved(form, handle, reserved) ? null : checked(network, form, handle)
}

/** Parses an old public profile, whose three numbers distinguish namesakes. */
function legacy(network: Social, parts: string[]): Profile | null {
  if (!parts.slice(1).every((part) => /^[\da-z]{1,3}$/i.test(part))) return null
  return profile(network, 'person', `pub/${parts.join('/').toLowerCase()}`)
}

const isReserved = (form: ProfileForm, handle: string, reserved: ReadonlySet<string>): boolean =>
  (form.path === '' || form.path === 'pub/' || form.path === 'in/') && reserved.has(handle.toLowerCase())

function checked(network: Social, form: ProfileForm, handle: string): Profile | null {
  if (!NETWORKS[network].handle.test(handle.toLowerCase())) return null
  if (network === 'pronet')
    return { network, kind: form.kind, handle: plainCase(handle), url: pronetUrl(form, handle) }
  return profile(network, form.kind, `${form.prefix}${handle}`)
}

function pronetUrl({ path, prefix }: ProfileForm, handle: string): string {
  const shown = path === 'school/' || path === 'showcase/' ? path : prefix
  return `${NETWORKS.pronet.base}/${shown}${encodePath(plainCase(handle))}`
}

const profile = (network: Social, kind: ProfileKind, handle: string): Profile => ({
  network,
  kind,
  handle,
  url: profileUrl(network, handle, kind),
})

const encodePath = (handle: string) =>
  handle
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
