import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { isoDay } from '#demo/dates'
import { localCity, pageLanguage } from '#demo/pages/company_facts'
import { generateWorld } from '#demo/world'
import { writeWorld } from '#demo/write_world'
import { readWarc } from './helpers.js'

const world = generateWorld({ people: 600, companies: 80 })
const directory = mkdtempSync(join(tmpdir(), 'demo-world-'))
const files = writeWorld(world, directory)
const timeline = files.codehostHours.find((name) => name.includes('2012'))!
const timelineText = gunzipSync(readFileSync(timeline)).toString('utf8')

test.group('demo world files', (group) => {
  group.teardown(() => rmSync(directory, { recursive: true }))

  test('are the same bytes for the same world', ({ assert }) => {
    const again = mkdtempSync(join(tmpdir(), 'demo-world-'))
    writeWorld(generateWorld({ people: 600, companies: 80 }), again)
    const names = (readdirSync(directory, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.gz'))
      .sort()
    assert.isAtLeast(names.length, 16)
    for (const name of names)
      assert.isTrue(readFileSync(join(directory, name)).equals(readFileSync(join(again, name))), name)
    rmSync(again, { recursive: true })
  })

  test('JSON Lines read back as the records', ({ assert }) => {
    assert.deepEqual(readLines(files.people), [...world.personRecords()])
    assert.deepEqual(readLines(files.companies), [...world.companyRecords()])
    assert.deepEqual(readLines(files.codehostProfiles), [...world.codehostProfiles()])
  })

  test('the WARC is valid: one member per record, correct digests and lengths, every page', ({ assert }) => {
    const [info, ...responses] = readWarc(readFileSync(files.pages))
    assert.equal(info.fields.get('WARC-Type'), 'warcinfo')
    const pages = [...world.pages()]
    assert.lengthOf(responses, pages.length)
    const ids = new Set<string>()
    for (const [i, { fields, block }] of responses.entries()) {
      const split = block.indexOf('\r\n\r\n')
      const head = block.subarray(0, split).toString('latin1')
      const payload = block.subarray(split + 4)
      assert.equal(fields.get('WARC-Type'), 'response')
      assert.equal(fields.get('WARC-Target-URI'), pages[i].url)
      assert.equal(fields.get('WARC-Date'), pages[i].observed_at)
      assert.match(head, new RegExp(`^HTTP/1\\.1 ${pages[i].status} `))
      assert.equal(Number(/Content-Length: (\d+)/.exec(head)![1]), payload.length)
      assert.equal(payload.toString('utf8'), pages[i].body)
      assert.equal(
        fields.get('WARC-Payload-Digest'),
        `sha1:${base32(createHash('sha1').update(payload).digest('hex'))}`
      )
      ids.add(fields.get('WARC-Record-ID')!)
    }
    assert.equal(ids.size, pages.length)
  })

  test('pages state the facts of the world', ({ assert }) => {
    const pages = new Map([...world.pages()].map((page) => [page.url, page]))
    for (const company of world.companies) {
      const about = pages.get(`https://www.${company.domain}/about`)!
      assert.include(about.body, String(company.founded))
      assert.include(about.body, localCity(company.offices[0], pageLanguage(company)))
      if (!company.former) continue
      assert.equal(
        pages.get(`https://www.${company.former.domain}/`)!.location,
        `https://www.${company.domain}/`
      )
    }
    const site = world.people.find((person) => person.website)!
    assert.include(pages.get(`${site.website}/`)!.body, `rel="me" href="${site.pronetUrl}"`)
  })
})

test.group('demo moves', () => {
  test('a record from before a move has the old employer; the new employer’s press page announces the move', ({
    assert,
  }) => {
    const pages = [...world.pages()]
    const records = new Map([...world.personRecords()].map((record) => [record.id, record]))
    const movers = world.people.filter((person) => person.movedOn !== null)
    assert.isAbove(movers.length, 5)
    let stale = 0
    let told = 0
    for (const person of movers) {
      const [job, previous] = person.jobs
      const record = records.get(`pn-${String(person.index + 1).padStart(6, '0')}`)!
      const before = record.observed_at!.slice(0, 10) < isoDay(job.start)
      if (before) stale++
      const employer = before ? previous.company : job.company
      const domains = [employer!.domain, employer!.former?.domain]
      if (record.company_domain) assert.include(domains, record.company_domain, record.id)
      const prefix = `https://www.${job.company!.domain}/press/`
      if (
        pages.some(
          (page) =>
            page.url.startsWith(prefix) && page.body.includes(`<h1>`) && page.body.includes(person.name)
        )
      )
        told++
    }
    assert.isAbove(stale, 0)
    assert.isAbove(told, movers.length / 2)
  })
})

test.group('demo code-host hours', () => {
  const hours = new Map([...world.codehostHours()].map((hour) => [hour.name, hour]))
  const eventsOf = (name: string) => hours.get(name)!.lines.map((line) => JSON.parse(line))

  test('2012 uses the timeline format, without separators between objects', ({ assert }) => {
    assert.notInclude(timelineText, '\n')
    const events = eventsOf('2012-04-11-15')
    assert.equal(timelineText.split('}{"repository"').length, events.length)
    for (const event of events) {
      assert.match(event.created_at, /^2012\/04\/11 15:\d\d:\d\d -0700$/)
      assert.isString(event.actor)
      assert.equal(event.actor_attributes.login, event.actor)
    }
  })

  test('pushes from 2015 to 2025 list up to twenty commits, pushes from 2026 none', ({ assert }) => {
    let pushes = 0
    for (const name of ['2015-09-22-17', '2021-07-21-6', '2025-08-12-9']) {
      for (const { payload } of eventsOf(name).filter((event) => event.type === 'PushEvent')) {
        pushes++
        assert.lengthOf(payload.commits, Math.min(payload.size, 20))
        assert.equal(payload.distinct_size, payload.size)
        assert.equal(payload.commits.at(-1).sha, payload.head)
      }
    }
    assert.isAbove(pushes, 20)
    for (const { payload } of eventsOf('2026-06-16-11').filter((event) => event.type === 'PushEvent')) {
      assert.deepEqual(Object.keys(payload).sort(), ['before', 'head', 'push_id', 'ref', 'repository_id'])
    }
  })

  test('every event lies in its hour and its actor has a profile', ({ assert }) => {
    const logins = new Map([...world.codehostProfiles()].map((profile) => [profile.login, profile.id]))
    for (const [name, { separated }] of hours) {
      const ids = new Set<string>()
      for (const event of separated ? eventsOf(name) : []) {
        const [day, hour] = [name.slice(0, 10), name.slice(11).padStart(2, '0')]
        assert.isTrue(event.created_at.startsWith(`${day}T${hour}:`), event.created_at)
        assert.equal(logins.get(event.actor.login), event.actor.id)
        ids.add(event.id)
      }
      if (separated) assert.equal(ids.size, hours.get(name)!.lines.length)
    }
  })
})

function readLines(file: string): unknown[] {
  return gunzipSync(readFileSync(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function base32(hex: string): string {
  const bits = [...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return bits
    .match(/.{5}/g)!
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five, 2)])
    .join('')
}
