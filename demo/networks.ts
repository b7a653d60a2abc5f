/** Where the invented profiles live: the well-known hosts, as a public archive would hold their pages. */
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

/** The profile URL of a handle on a network named by its neutral word. */
export function profileUrl(network: string, handle: string): string {
  return PROFILE_URLS[network](handle)
}

/** The handle inside a profile URL this module made. */
export function handleOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).replace('@', '')
}

export function pronetPersonUrl(slug: string): string {
  return `https://www.linkedin.com/in/${slug}`
}

export function pronetCompanyUrl(slug: string): string {
  return `https://www.linkedin.com/company/${slug}`
}
