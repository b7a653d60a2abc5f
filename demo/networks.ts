/** Profile URLs on well-known hosts, as in the pages of a public archive. */
const PROFILE_URLS: Readonly<Record<string, (handle: string) => string>> = {
  microblog: (handle) => `https://x.com/${handle}`,
  photo: (handle) => `https://www.instagram.com/${handle}`,
  video: (handle) => `https://www.youtube.com/@${handle}`,
  shortvideo: (handle) => `https://www.tiktok.com/@${handle}`,
  codehost: (handle) => `https://github.com/${handle}`,
}

export const PLATFORM_HOSTS = [
  'www.linkedin.com',
  'x.com',
  'www.instagram.com',
  'www.youtube.com',
  'www.tiktok.com',
  'github.com',
]

/** Returns the profile URL of a handle on a network, by its neutral name. */
export function profileUrl(network: string, handle: string): string {
  return PROFILE_URLS[network](handle)
}

/** Returns the handle in a profile URL from this module. */
export function handleOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replace('@', '')
}

export function pronetPersonUrl(slug: string): string {
  return `https://www.linkedin.com/in/${slug}`
}

export function pronetCompanyUrl(slug: string): string {
  return `https://www.linkedin.com/company/${slug}`
}
