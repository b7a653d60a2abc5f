import { createHash } from 'node:crypto'
import { MemoryIndex } from '#adapters/index/memory/memory_index'
import { foldPerson } from '#domain/people/records/fold_person'
import { personDocument, type StoredPerson } from '#domain/search/people_document'
import { planSearch } from '#domain/search/planning/plan'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { jobsAt } from '#demo/model'
import { PRESENT_DAY, dayOf } from '#demo/dates'
import { PLATFORM_HOSTS } from '#demo/networks'
import { type DemoWorld, generateWorld } from '#demo/world'
import { hostsIn } from './helpers.js'
import { parsedRequest } from '#tests/support/parsed_request'

const small = { people: 160, companies: 40 }

function parts(world: DemoWorld): Record<string, string> {
  return {
    people: JSON.stringify([...world.personRecords()]),
    companies: JSON.stringify([...world.companyRecords()]),
    pages: JSON.stringify([...world.pages()]),
    hours: JSON.stringify([...world.codehostHours()]),
    profiles: JSON.stringify([...world.codehostProfiles()]),
  }
}

function digest(world: DemoWorld): string {
  return createHash('sha256')
    .update(JSON.stringify(parts(world)))
    .digest('hex')
}

test.group('demo world: reproducibility', () => {
  test('a seed determines the world', ({ assert }) => {
    const first = generateWorld({ ...small, seed: 7 })
    assert.equal(digest(first), digest(generateWorld({ ...small, seed: 7 })))
    assert.equal(digest(first), digest(first), 'an iterable starts afresh')
    assert.notEqual(digest(first), digest(generateWorld({ ...small, seed: 8 })))
  })

  test('has the requested size, and at least as many people as companies', ({ assert }) => {
    for (const [people, companies, expected] of [
      [160, 40, 160],
      [10, 40, 40],
      [41, 40, 41],
    ]) {
      const world = generateWorld({ people, companies })
      assert.lengthOf(world.people, expected)
      assert.lengthOf(world.companies, companies)
    }
  })
})

/** Throws an error that names the inconsistency. */
function checkCoherence(world: DemoWorld): void {
  const companies = [...world.companyRecords()]
  const people = [...world.personRecords()]
  const ids = [...companies, ...people].map((record) => `${record.source} ${record.id}`)
  unique(ids, 'record id')
  unique(
    world.people.map((person) => person.pronetUrl),
    'pronet_url'
  )
  unique(
    world.people.flatMap((person) => Object.values(person.socials)),
    'profile'
  )
  unique(
    world.people.flatMap((person) => person.workEmail ?? []),
    'work e-mail'
  )
  unique(
    [...world.pages()].map((page) => page.url),
    'page address'
  )

  const namesOf = new Map<string, Set<string>>()
  for (const company of world.companies) {
    const names = new Set([company.name, company.legalName, ...company.aliases])
    namesOf.set(company.domain, names)
    if (company.former) namesOf.set(company.former.domain, new Set([company.former.name]))
    if (company.former) names.add(company.former.name)
  }
  for (const record of people) {
    for (const job of [record, ...(record.experience ?? [])]) {
      if (!job.company_domain) continue
      const names = namesOf.get(job.company_domain)
      if (!names) throw new Error(`no company has the domain ${job.company_domain}`)
      if (job.company && !names.has(job.company))
        throw new Error(`${job.company} is not at ${job.company_domain}`)
    }
    for (const { start, end } of record.experience ?? []) {
      if (end !== undefined && start! > end) throw new Error(`${record.id}: a job ends before it begins`)
    }
    for (const { start, end } of record.education ?? []) {
      if (start! >= end!) throw new Error(`${record.id}: a school ends before it begins`)
    }
    if (record.observed_at! > '2026-11-01') throw new Error(`${record.id} was read in the future`)
  }
  for (const person of world.people) {
    for (const [i, job] of person.jobs.entries()) {
      if (job.start >= PRESENT_DAY) throw new Error(`${person.name} begins in the future`)
      if (job.end === null ? i > 0 : job.end < job.start)
        throw new Error(`${person.name}: job ${i} has wrong dates`)
      if (i > 0 && job.end! >= person.jobs[i - 1].start)
        throw new Error(`${person.name}: jobs ${i} and ${i - 1} overlap`)
      if (job.company && job.start < dayOf(job.company.founded))
        throw new Error(`${person.name} works at ${job.company.name} before it is founded`)
    }
    if (person.movedOn !== null && jobsAt(person, person.movedOn - 1)[0] === undefined)
      throw new Error('a move without a job before')
  }
  for (const company of world.companies) {
    if (company.people.length > company.headcount)
      throw new Error(`${company.name} has more people than headcount`)
    if (!company.chief || company.chief.jobs[0].company !== company)
      throw new Error(`${company.name} has no head`)
    for (const [i, round] of company.funding.entries()) {
      if (round.day < dayOf(company.founded) || round.day >= PRESENT_DAY)
        throw new Error(`${company.name}: round ${i} out of time`)
      if (i > 0 && round.day <= company.funding[i - 1].day)
        throw new Error(`${company.name}: rounds out of order`)
    }
  }
}

function unique(values: string[], what: string): void {
  const seen = new Set<string>()
  for (const value of values) {
    if (seen.has(value)) throw new Error(`${what} twice: ${value}`)
    seen.add(value)
  }
}

test.group('demo world: coherence', () => {
  test('is coherent for any seed and size', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 120 }),
        (seed, companies, extra) =>
          checkCoherence(generateWorld({ seed, companies, people: companies + extra }))
      ),
      { numRuns: 12 }
    )
  })

  test('is coherent for the full world, which is generated in seconds', ({ assert }) => {
    const begun = performance.now()
    const world = generateWorld()
    checkCoherence(world)
    const seconds = (performance.now() - begun) / 1000
    console.log(`      full demo world generated and checked in ${seconds.toFixed(1)} s`)
    assert.isAbove(new Set(world.people.map((person) => person.jobs[0].title)).size, 500)
    assert.isAbove(new Set(world.people.map((person) => person.place.country.code)).size, 30)
    const second = [...world.personRecords()].length - world.people.length
    assert.isTrue(
      second > 0.1 * world.people.length && second < 0.15 * world.people.length,
      `${second} second records`
    )
    const names = new Set(world.people.map((person) => person.name))
    assert.isBelow(names.size, world.people.length * 0.97, 'there are namesakes')
    const blank = [...world.personRecords()].filter(
      (record) => record.source === 'pronet-export' && !record.title
    ).length
    assert.isTrue(
      blank > 0.03 * world.people.length && blank < 0.07 * world.people.length,
      `${blank} blank titles`
    )
  })
})

test.group('demo world: fictional data only', () => {
  const world = generateWorld({ people: 500, companies: 120 })
  const everywhere = new Set([...PLATFORM_HOSTS, 'schema.org'])
  const allowed: Record<string, Set<string>> = {
    people: everywhere,
    companies: everywhere,
    pages: everywhere,
    profiles: everywhere,
    hours: new Set([...PLATFORM_HOSTS, 'api.github.com', 'avatars.githubusercontent.com']),
  }
  for (const [part, text] of Object.entries(parts(world))) {
    test(`hosts in ${part} are platforms or under .example`, ({ assert }) => {
      const hosts = [...hostsIn(text)]
      assert.isNotEmpty(hosts)
      assert.deepEqual(
        hosts.filter((host) => !host.endsWith('.example') && !allowed[part].has(host)),
        []
      )
    })
  }

  test('phone numbers are from ranges reserved for fiction', ({ assert }) => {
    const reserved = [
      /^\+1\d{3}55501\d\d$/,
      /^\+44(7700900\d{3}|(207946|1[1-6]1496|11[37]496|191498|292018)0\d{3}|2896496\d{3})$/,
      /^\+49(3023125|4066969|6990009|8999998)\d{3}$/,
      /^\+4917139200\d\d$/,
      /^\+33(1990|6399)\d{5,6}$/,
      /^\+61(25550\d{4}|491570\d{3})$/,
      /^\+46(8465004\d\d|701740[6]\d\d)$/,
    ]
    const phones = [...world.companies, ...world.people].flatMap((one) => one.phone ?? [])
    assert.isAbove(phones.length, 50)
    const wrong = phones.filter((phone) => !reserved.some((range) => range.test(phone.replaceAll(' ', ''))))
    assert.deepEqual(wrong, [])
  })
})

test.group('demo world: README examples', () => {
  test('its showcase query finds several people, those of fintech first', async ({ assert }) => {
    const query = 'senior data engineers in greater Boston, ideally fintech'
    const { query: asked, rerank } = planSearch(
      parsedRequest({ query, type: 'fast', numResults: 10, filters: {} })
    )
    const index = new MemoryIndex()
    // Other people cannot match, and analysing them would take seconds.
    const nearby = [...generateWorld().personRecords()].filter(({ state }) => state === 'Massachusetts')
    const people = Map.groupBy(nearby, ({ pronet_url, id }) => pronet_url ?? id)
    const views = [...people].map(([id, records], i) => foldPerson(`per_${i} ${id}`, records))
    await index.rebuild('people', views.map(personDocument), 1)
    const { hits } = await index.search('people', asked)
    const found = rerank(hits.map(({ stored }) => stored as StoredPerson))
    assert.isAtLeast(found.length, 3)
    for (const { title, city } of found) {
      assert.match(title!, /Senior Data Engineer|Sr\. Data Engineer/)
      assert.match(city!, /Boston|Cambridge/)
    }
    assert.match(found[0].industry!, /Fintech|Financial/)
  })
})
