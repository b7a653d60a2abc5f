import type { Codehost } from '#demo/codehost/build'
import type { DemoCompany, DemoPerson } from '#demo/model'
import type { Random } from '#demo/random'
import { companySite } from './company_site.js'
import { directories, pronetCompanyPage } from './directories.js'
import type { DemoPage } from './html.js'
import { personalSite, pronetProfile, socialProfile, speakerPage } from './person_pages.js'
import { companyPress } from './press.js'

export type { DemoPage } from './html.js'

type Subjects = { people: readonly DemoPerson[]; companies: readonly DemoCompany[]; codehost: Codehost }

/** Yields all pages of the world's web; no URL occurs twice. */
export function* demoPages({ people, companies, codehost }: Subjects, random: Random): Generator<DemoPage> {
  const leavers = new Map<DemoCompany, DemoPerson[]>()
  for (const person of people) {
    const previous = person.movedOn === null ? null : person.jobs[1].company
    if (previous) leavers.set(previous, [...(leavers.get(previous) ?? []), person])
  }
  const seen = new Set<string>()
  for (const page of everyPage(people, companies, codehost, leavers, random)) {
    if (seen.has(page.url)) continue
    seen.add(page.url)
    yield page
  }
}

function* everyPage(
  people: readonly DemoPerson[],
  companies: readonly DemoCompany[],
  codehost: Codehost,
  leavers: Map<DemoCompany, DemoPerson[]>,
  random: Random
): Generator<DemoPage> {
  for (const company of companies) {
    const draw = random.fork(`company/${company.index}`)
    yield* companySite(company, leavers.get(company) ?? [], draw)
    yield* companyPress(company, draw)
    if (draw.chance(0.25)) yield pronetCompanyPage(company, draw)
  }
  yield* directories(companies, random.fork('directories'))
  const onCodehost = new Set(codehost.accounts.map((account) => account.person))
  for (const person of people) {
    const draw = random.fork(`person/${person.index}`)
    if (person.website) yield personalSite(person, draw)
    if (person.online && draw.chance(0.55)) yield pronetProfile(person, draw)
    if (person.online && draw.chance(0.22)) yield speakerPage(person, draw)
    for (const [network, url] of Object.entries(person.socials)) {
      if (draw.chance(network === 'codehost' && onCodehost.has(person) ? 0.3 : person.online ? 0.6 : 0)) {
        yield socialProfile(person, network, url, draw)
      }
    }
  }
}
