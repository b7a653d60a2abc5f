import { PRESENT_DAY } from '#demo/dates'
import { employerName } from '#demo/model'
import type { Random } from '#demo/random'
import { BIOS } from '#demo/vocabulary/repositories'
import type { Codehost } from './build.js'

/** A code-host profile in the import format. */
export type CodehostProfile = {
  login: string
  id: number
  type: string
  name: string | null
  company: string | null
  bio: string | null
  location: string | null
  blog: string | null
  email: string | null
  hireable: boolean | null
  site_admin: boolean
  codehost_star: boolean
  followers: number
  socials: string[]
}

/** Yields the profiles of all accounts. Some are sparse, some link back to the person. */
export function* codehostProfiles(codehost: Codehost, random: Random): Generator<CodehostProfile> {
  for (const account of codehost.accounts) {
    const draw = random.fork(account.login)
    const { person } = account
    const job = person?.jobs[0]
    const company = job
      ? job.company && draw.chance(0.25)
        ? `@${job.company.slug}-hq`
        : employerName(job, PRESENT_DAY)
      : null
    const blog = person ? (person.website ?? (draw.chance(0.2) ? person.pronetUrl : null)) : null
    const socials = person
      ? [draw.chance(0.25) ? person.pronetUrl : null, draw.chance(0.4) ? person.socials.microblog : null]
      : []
    const bio = person && draw.chance(0.55) ? draw.pick(BIOS) : null
    yield {
      login: account.login,
      id: account.id,
      type: account.type,
      name: person && draw.chance(0.9) ? person.name : null,
      company: company && company !== 'Self-employed' && draw.chance(0.75) ? company : null,
      bio: bio
        ? bio
            .replace('{title}', job!.title)
            .replace('{company}', employerName(job!, PRESENT_DAY))
            .replace('{city}', person!.place.city)
            .replace('{language}', account.repositories[0]?.language ?? 'Python')
            .replace('{repository}', account.repositories[0]?.name ?? 'small tools')
        : null,
      location:
        person && draw.chance(0.7)
          ? draw.chance(0.5)
            ? `${person.place.city}, ${person.place.country.name}`
            : person.place.city
          : null,
      blog: blog && draw.chance(0.8) ? blog : null,
      email: person?.personalEmail && draw.chance(0.3) ? person.personalEmail : null,
      hireable: draw.chance(0.12) ? true : null,
      site_admin: false,
      codehost_star: draw.chance(0.02),
      followers: Math.floor(draw.next() ** 4 * 3000),
      socials: socials.filter((url): url is string => Boolean(url)),
    }
  }
}
