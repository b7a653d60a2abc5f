import { yearOf } from '#demo/dates'
import { type DemoPerson, type Job, employerName, jobsAt } from '#demo/model'
import { handleOf } from '#demo/networks'
import { placeText } from '#demo/places'
import { summary } from '#demo/people/phrases'
import type { Random } from '#demo/random'
import { slug } from '#demo/slugs'
import { CONFERENCES, TALKS } from '#demo/vocabulary/page_phrases'
import { type DemoPage, escapeHtml, htmlDocument, jsonLd, link, metaProperty } from './html.js'
import { htmlPage, readingDay } from './reading.js'
import { siteOf } from './company_facts.js'

/**
 * Returns the person's own site: an h-card with rel=me links, and for some people structured data.
 */
export function personalSite(person: DemoPerson, random: Random): DemoPage {
  const day = readingDay(random)
  const jobs = jobsAt(person, day)
  const [job] = jobs
  const name = escapeHtml(person.name)
  const elsewhere = [person.pronetUrl, ...Object.values(person.socials)]
  const links = elsewhere
    .map((url) => `<li>${link(url, url.replace(/^https:\/\/(www\.)?/, ''), 'me')}</li>`)
    .join('')
  const role = job ? roleHtml(job, day) : ''
  const email = person.personalEmail
    ? `<p><a class="u-email" href="mailto:${person.personalEmail}">${person.personalEmail}</a></p>`
    : ''
  const phone = person.phone && random.chance(0.3) ? `<p class="p-tel">${person.phone}</p>` : ''
  const text = summary(person, jobs, day)
  const note = text
    ? `<p class="p-note">${escapeHtml(text)}</p>`
    : `<p>Notes on ${escapeHtml(person.skills.join(', '))}.</p>`
  const card = `<div class="h-card"><h1><a class="p-name u-url u-uid" rel="me" href="${person.website}/">${name}</a></h1>${role}<p class="p-locality">${escapeHtml(person.place.city)}</p>${note}${email}${phone}<ul>${links}</ul></div>`
  const structured = random.chance(0.35)
    ? jsonLd({
        '@type': 'Person',
        name: person.name,
        url: `${person.website}/`,
        ...(job
          ? { jobTitle: job.title, worksFor: { '@type': 'Organization', name: employerName(job, day) } }
          : {}),
        sameAs: elsewhere,
      })
    : ''
  return htmlPage(
    `${person.website}/`,
    day,
    htmlDocument({ language: 'en', title: person.name, head: structured, body: card }),
    random
  )
}

function roleHtml(job: Job, day: number): string {
  const employer = employerName(job, day)
  const name = job.company
    ? `<a class="p-org" href="${siteOf(job.company)}/">${escapeHtml(employer)}</a>`
    : `<span class="p-org">${escapeHtml(employer)}</span>`
  return `<p><span class="p-job-title">${escapeHtml(job.title)}</span>, ${name}</p>`
}

/** Returns a conference page about a speaker. */
export function speakerPage(person: DemoPerson, random: Random): DemoPage {
  const fits = CONFERENCES.filter((conference) => conference.functions.includes(person.jobs[0].function))
  const conference = random.pick(fits.length > 0 ? fits : CONFERENCES)
  const day = readingDay(random)
  const year = yearOf(day)
  const [job] = jobsAt(person, day)
  const talk = random.pick(TALKS).replace('{skill}', person.skills[0]).replace('{skill2}', person.skills[1])
  const role = job ? `<p>${escapeHtml(job.title)}, ${escapeHtml(employerName(job, day))}</p>` : ''
  const links = [
    person.website ? link(`${person.website}/`, 'Website') : '',
    link(person.pronetUrl, 'Profile'),
  ].join(' ')
  const body = `<header><a href="https://${conference.host}/">${escapeHtml(conference.name)} ${year}</a></header><main><h1>${escapeHtml(person.name)}</h1>${role}<p>${escapeHtml(person.place.city)}, ${escapeHtml(person.place.country.name)}</p><h2>${escapeHtml(talk)}</h2><p>${links}</p></main>`
  const url = `https://${conference.host}/${year}/speakers/${slug(person.name)}-${person.index + 1}`
  return htmlPage(
    url,
    day,
    htmlDocument({ language: 'en', title: `${person.name} | ${conference.name} ${year}`, body }),
    random
  )
}

/** Returns the person's public page on the professional network. */
export function pronetProfile(person: DemoPerson, random: Random): DemoPage {
  const day = readingDay(random)
  const jobs = jobsAt(person, day)
  const [job] = jobs
  const role = job ? `${job.title} at ${employerName(job, day)}` : person.skills[0]
  const experience = jobs.map(
    (past) =>
      `<li>${escapeHtml(past.title)}, ${escapeHtml(employerName(past, past.end ?? day))} (${yearOf(past.start)}-${past.end === null ? 'present' : yearOf(past.end)})</li>`
  )
  const education = person.education.map(
    ({ school, degree, field, end }) =>
      `<li>${escapeHtml(school.name)}, ${escapeHtml(degree)} ${escapeHtml(field)}, ${end}</li>`
  )
  const text = summary(person, jobs, day)
  const about = text ? `<h3>About</h3><p>${escapeHtml(text)}</p>` : ''
  const site =
    person.website && random.chance(0.7)
      ? `<p>${link(`${person.website}/`, person.website.replace('https://', ''))}</p>`
      : ''
  const body = `<h1>${escapeHtml(person.name)}</h1><h2>${escapeHtml(role)}</h2><p class="loc">${escapeHtml(placeText(person.place))}</p><p>${random.int(40, 4800)} followers</p>${about}<h3>Experience</h3><ul>${experience.join('')}</ul><h3>Education</h3><ul>${education.join('')}</ul><h3>Skills</h3><p>${escapeHtml(person.skills.join(', '))}</p>${site}`
  const head = metaProperty('og:type', 'profile') + metaProperty('og:title', `${person.name} - ${role}`)
  return htmlPage(
    person.pronetUrl,
    day,
    htmlDocument({ language: 'en', title: `${person.name} - ${role} | Professional profile`, head, body }),
    random
  )
}

const BIOS: ((person: DemoPerson, job: Job | undefined, day: number) => string)[] = [
  (_, job, day) => (job ? `${job.title} at ${employerName(job, day)}. Views my own.` : 'Views my own.'),
  (person) => `${person.skills[0]}, ${person.skills[1]}. ${person.place.city}.`,
  (person, job, day) => `${person.place.city} · ${job ? employerName(job, day) : person.skills[0]}`,
  (person) => `Mostly about ${person.skills[0].toLowerCase()}.`,
]

/** Returns a profile on a social network. Most profiles link back to the person. */
export function socialProfile(person: DemoPerson, network: string, url: string, random: Random): DemoPage {
  const day = readingDay(random)
  const [job] = jobsAt(person, day)
  const handle = handleOf(url)
  const bio = random.pick(BIOS)(person, job, day)
  const back = random.chance(0.6) ? (person.website ? `${person.website}/` : person.pronetUrl) : null
  const place = random.chance(0.5)
    ? `<p class="location">${escapeHtml(person.place.city)}, ${escapeHtml(person.place.country.name)}</p>`
    : ''
  const audience = Math.floor(random.next() ** 3 * 40_000) + 12
  const counts =
    network === 'codehost'
      ? `<p>${audience % 900} followers</p>`
      : `<p>${audience.toLocaleString('en-US')} Followers</p>`
  const body = `<h1>${escapeHtml(person.name)} (@${handle})</h1><p class="bio">${escapeHtml(bio)}</p>${place}${counts}<div class="links">${back ? link(back, back.replace(/^https:\/\/(www\.)?/, ''), 'me nofollow') : ''}</div>`
  const head = metaProperty('og:type', 'profile') + metaProperty('og:url', url)
  return htmlPage(
    url,
    day,
    htmlDocument({ language: 'en', title: `${person.name} (@${handle})`, head, body }),
    random
  )
}
