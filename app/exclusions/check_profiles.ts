import { validationFailed } from '#domain/errors'
import { parseProfile } from '#domain/people/networks/networks'

/** Throws `validation_failed` for texts at `path` that are not URLs of profiles. */
export function checkProfiles(urls: readonly string[], path: string): void {
  const wrong = urls.flatMap((url, i) =>
    isProfile(url) ? [] : [[`${path}.${i}`, ['must be the URL of a profile']]]
  )
  if (wrong.length > 0) throw validationFailed(Object.fromEntries(wrong))
}

function isProfile(url: string): boolean {
  const profile = /^(?:https?:\/\/)?[^/\s]+\/\S/.test(url) ? parseProfile(url) : null
  return profile !== null && profile.network !== 'website'
}
