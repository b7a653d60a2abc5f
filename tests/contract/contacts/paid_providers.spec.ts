import { createServer, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import type { ContactField, ContactPerson } from '#domain/contacts/contact'
import { Hunter } from '#adapters/contacts/providers/hunter'
import { PeopleDataLabs } from '#adapters/contacts/providers/people_data_labs'

type Answer = { status?: number; body?: unknown; hangs?: boolean }

/** An HTTP server on loopback with a fixed response. Records its requests. */
async function server(answer: Answer) {
  const asked: IncomingMessage[] = []
  const http = createServer((request, response) => {
    asked.push(request)
    if (answer.hangs) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  const stop = () => {
    http.closeAllConnections()
    return new Promise((resolve) => http.close(resolve))
  }
  return { base: `http://127.0.0.1:${port}`, asked, stop }
}

const JANE: ContactPerson = {
  personId: null,
  name: 'Jane van Oakhurst',
  companies: ['Tidewell Marine'],
  domains: ['tidewell.com'],
  country: null,
  pronetUrl: 'https://www.linkedin.com/in/jane-oakhurst',
  email: null,
  row: { name: 'Jane van Oakhurst' },
}
const forever = new AbortController().signal

const HUNTER_FOUND = {
  data: {
    first_name: 'Jane',
    last_name: 'Oakhurst',
    email: 'Jane@Tidewell.com',
    score: 97,
    domain: 'tidewell.com',
    sources: [{ domain: 'tidewell.com', uri: 'http://tidewell.com/team', last_seen_on: '2026-05-01' }],
    verification: { date: '2026-08-02', status: 'valid' },
  },
  meta: { params: {} },
}
const PDL_FOUND = {
  status: 200,
  likelihood: 9,
  data: {
    full_name: 'jane oakhurst',
    work_email: 'jane@tidewell.com',
    personal_emails: ['jane@gmail.com', 'jo@gmail.com'],
    recommended_personal_email: 'jo@gmail.com',
    mobile_phone: '+14155552671',
    phone_numbers: ['+14155552671', '+14155552672', 'none'],
    job_last_verified: '2026-07-01',
  },
}

test.group('paid contact providers', () => {
  /** Returns the result of a provider whose server responds like this. */
  async function ask(
    answer: Answer,
    make: (base: string) => Hunter | PeopleDataLabs,
    {
      field = 'work_email',
      person = JANE,
      signal = forever,
    }: { field?: ContactField; person?: ContactPerson; signal?: AbortSignal } = {}
  ) {
    const { base, asked, stop } = await server(answer)
    try {
      const found = await make(base)
        .find(field, person, signal)
        .catch((error: Error) => error.message)
      return { found, asked }
    } finally {
      await stop()
    }
  }
  const hunter = (base: string) => new Hunter('secret', base)
  const pdl = (base: string) => new PeopleDataLabs('secret', base)

  test('Hunter: request and response match the documentation', async ({ assert }) => {
    const { found, asked } = await ask({ body: HUNTER_FOUND }, hunter)
    assert.deepEqual(found, [
      {
        value: 'jane@tidewell.com',
        lastSeen: '2026-08-02T00:00:00.000Z',
        basis: 'verified',
        probability: 0.97,
      },
    ])
    const { pathname, searchParams } = new URL(asked[0].url!, 'http://hunter')
    assert.equal(pathname, '/v2/email-finder')
    assert.deepEqual(Object.fromEntries(searchParams), {
      domain: 'tidewell.com',
      first_name: 'Jane',
      last_name: 'van Oakhurst',
    })
    assert.equal(asked[0].headers['x-api-key'], 'secret')
  })

  test('Hunter: unverified, invalid and unknown addresses, and people who asked to be removed', async ({
    assert,
  }) => {
    const { data } = HUNTER_FOUND
    const with_ = (more: object) => ask({ body: { data: { ...data, ...more } } }, hunter)
    assert.equal(((await with_({ verification: { status: 'accept_all' } })).found as any)[0].basis, 'stated')
    assert.equal(((await with_({ verification: null, score: 40 })).found as any)[0].basis, 'guessed')
    assert.isEmpty((await with_({ verification: { status: 'invalid' } })).found)
    assert.isEmpty((await with_({ email: null })).found)
    assert.isEmpty((await ask({ status: 451, body: { errors: [] } }, hunter)).found)
    assert.isEmpty(
      (await ask({ body: HUNTER_FOUND }, hunter, { person: { ...JANE, domains: [], companies: [] } })).found
    )
  })

  test('People Data Labs: one documented call for all fields', async ({ assert }) => {
    const { base, asked, stop } = await server({ body: PDL_FOUND })
    const provider = pdl(base)
    const values = async (field: ContactField) =>
      (await provider.find(field, JANE, forever)).map(({ value }) => value)
    assert.deepEqual(await Promise.all((['work_email', 'personal_email', 'phone'] as const).map(values)), [
      ['jane@tidewell.com'],
      ['jo@gmail.com'],
      ['+14155552671', '+14155552672'],
    ])
    assert.lengthOf(asked, 1)
    const { pathname, searchParams } = new URL(asked[0].url!, 'http://pdl')
    assert.equal(pathname, '/v5/person/enrich')
    assert.deepEqual(Object.fromEntries(searchParams), {
      profile: JANE.pronetUrl!,
      name: JANE.name!,
      company: 'tidewell.com',
      min_likelihood: '6',
    })
    await stop()
  })

  test('People Data Labs: no match, and fields outside the plan', async ({ assert }) => {
    assert.isEmpty((await ask({ status: 404, body: { status: 404 } }, pdl)).found)
    const masked = { ...PDL_FOUND, data: { work_email: true, personal_emails: true, mobile_phone: true } }
    for (const field of ['work_email', 'personal_email', 'phone'] as const)
      assert.isEmpty((await ask({ body: masked }, pdl, { field })).found)
    const nameless = { ...JANE, name: null, pronetUrl: null }
    const { found, asked } = await ask({ body: PDL_FOUND }, pdl, { person: nameless })
    assert.isEmpty(found)
    assert.isEmpty(asked)
  })

  test('[EN-015] a rejected key, an exhausted quota, errors, invalid responses and timeouts are failures that never contain the key', async ({
    assert,
  }) => {
    const table: [Answer, RegExp][] = [
      [{ status: 401 }, /rejects the API key/],
      [{ status: 402 }, /no quota/],
      [{ status: 429 }, /no quota/],
      [{ status: 500, body: 'oops' }, /answered 500/],
      [{ body: '<html>' }, /answered 200/],
    ]
    for (const make of [hunter, pdl]) {
      for (const [answer, message] of table) assert.match(String((await ask(answer, make)).found), message)
      const late = await ask({ hangs: true }, make, { signal: AbortSignal.timeout(100) })
      assert.match(String(late.found), /did not answer in time/)
      const nobody = await make('http://127.0.0.1:9')
        .find('work_email', JANE, forever)
        .catch((error) => error.message)
      assert.match(nobody, /could not be reached/)
      assert.notInclude(nobody, 'secret')
    }
  })
})
