import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ToolOutcome } from '#domain/agent/tool'
import { Evidence } from '#domain/evidence/evidence'
import { SearchIndex } from '#domain/ports/search_index'
import { giveAccounts, playSite } from '#tests/functional/codehost/support'
import { altered, customer, groupWorker } from '#tests/functional/datasets/fixture'
import { DESIGNERS, inventedWeb, inventedWorld, QUERY } from '#tests/functional/sets/fixture'
import { answered, endOthers, restore, thinks } from './fixture.js'
import type { Thought } from './engines.js'

/** A call of every tool with the most permissive input. */
const WIDEST = [
  ['people_search', { query: QUERY, type: 'deep', num_results: 25 }],
  ['people_search', { query: QUERY, type: 'fast', num_results: 25, count: true }],
  ['people_search', { query: QUERY }],
  ['company_search', { query: 'lamps', num_results: 25 }],
  ['company_facts', { companies: [{ name: 'Tarnlight Labs' }], columns: [{ key: 'headcount' }] }],
  ['person_profile', { name: DESIGNERS[0], company_domain: 'tarnlight.example' }],
  ['contacts', { name: DESIGNERS[0], company_domain: 'tarnlight.example', fields: ['work_email'] }],
  ['codehost_search', { query: 'lamps', include_profiles: true }],
  ['codehost_people', { query: 'lamps' }],
  ['web_search', { query: QUERY, num_results: 20 }],
  ['read_page', { url: 'https://tarnlight.example/' }],
] as const

/** Calls all tools and reports the outcomes. */
const greedy =
  (outcomes: (ToolOutcome & { tool: string })[]): Thought =>
  async (_turn, tools) => {
    for (const [tool, input] of WIDEST) outcomes.push({ tool, ...(await tools.call(tool, input)) })
    return {}
  }

test.group('agent: sources', (group) => {
  group.each.setup(endOthers)
  const worker = groupWorker(group)
  group.each.teardown(restore)

  test('[AG-016] with the source people, no page is read or searched').run(async ({ client, assert }) => {
    await inventedWorld()
    const asked: string[] = []
    const web = inventedWeb()
    app.container.swap(Evidence, () =>
      altered(web, {
        read: (request) => {
          asked.push(request.url)
          return web.read(request)
        },
        find: (query, limit) => {
          asked.push(query)
          return web.find(query, limit)
        },
      })
    )
    const site = playSite({ lampmaker: {} })
    await giveAccounts([{ login: 'lampmaker' }])
    const outcomes: (ToolOutcome & { tool: string })[] = []
    thinks(greedy(outcomes))
    const { secret } = await customer(1_000)
    await worker.start()
    ;(await answered(client, secret, { sources: ['people'], max_acu: 64 })).assertStatus(200)
    assert.deepEqual(asked, [])
    assert.deepEqual(site.requestedLogins, [])
    const found = outcomes.filter(({ ok }) => ok).map(({ tool }) => tool)
    assert.includeMembers(found, ['people_search', 'company_search', 'contacts'])
    for (const tool of ['web_search', 'read_page', 'company_facts', 'person_profile', 'codehost_people'])
      assert.notInclude(found, tool)
  })

  test('[AG-016] with the source public_web, nobody is looked up in the people index').run(
    async ({ client, assert }) => {
      await inventedWorld()
      app.container.swap(Evidence, () => inventedWeb())
      const index = await app.container.make(SearchIndex)
      const searched: string[] = []
      app.container.swap(SearchIndex, () =>
        Object.assign(Object.create(index), {
          search: (name: any, query: any, options: any) => {
            searched.push(name)
            return index.search(name, query, options)
          },
        })
      )
      let people: string[] = []
      thinks(async (_turn, tools) => {
        const refused = await tools.call('people_search', { query: QUERY, type: 'fast' })
        assert.isFalse(refused.ok)
        const found = await tools.call('people_search', { query: QUERY, type: 'deep', num_results: 5 })
        if (found.ok) people = (found.output as any).results.map((one: any) => one.name)
        return {}
      })
      const { secret } = await customer(100)
      await worker.start()
      ;(await answered(client, secret, { sources: ['public_web'] })).assertStatus(200)
      assert.notInclude(searched, 'people')
      assert.isNotEmpty(people)
    }
  )
})
