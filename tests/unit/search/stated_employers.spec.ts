import { test } from '@japa/runner'
import { companyKey } from '#domain/people/companies/company_name'
import { statedEmployers } from '#domain/search/stated_employers'
import { search, someone } from './search.js'

test.group('search: employers that texts state', () => {
  const STATED: [text: string, employers: string[]][] = [
    ['A welder at Elmora Boats in Oslo', ['elmora boats']],
    ['Software Engineer @ Elmora', ['elmora']],
    ['She works at the Tarnlight Institute of Botany. Likes tea', ['tarnlight institute of botany']],
    ['Formerly a welder at Elmora', []],
    ['Was a welder at Elmora, now a baker at Tarnlight', []],
    ['Keynote speaker at Elmora', []],
    ['An engineer at FernConf', []],
    ['Looking at Elmora', []],
    ['At Elmora we weld hulls', ['elmora']],
    ['How we weld: at the Elmora Yard, our hulls float', ['elmora yard']],
    ['Looking at Elmora, we see hulls', []],
    ['With Elmora we weld hulls', []],
    ['At Elmora, she leads the yard', ['elmora']],
    ['At Elmora he now welds hulls', ['elmora']],
    ['At Elmora, she was the lead', []],
    ['At Elmora, I lead the yard', ['elmora']],
    ['A welder working on a new line of small boats at Elmora', ['elmora']],
    ['He works on his degree in botany at Elmora', []],
    ['A welder at Elmora Norway', ['elmora norway', 'elmora']],
    ['A welder at Bank of Norway', ['bank of norway']],
    ['A welder at Elmora AI', ['elmora ai']],
    ['At FernConf we met', []],
    ['Director of Engineering at Elmora', ['elmora']],
    ['A welder on the hull team at Elmora', ['elmora']],
    ['As a developer with Elmora, she builds boats', ['elmora']],
    ['An engineer with Python', []],
    ['A welder who looked at Elmora', []],
    ['Tides: Bo Ek (Tarnlight); Ada Low (Elmora University, Oslo)', ['elmora university']],
    ['Ada Low (left) and Bo Ek (right)', []],
    ["We're joined by Ada Low, a welder at Elmora", ['elmora']],
    ['Talks: Upgrading hulls at Elmora has been slow', ['elmora']],
    ['Talks: Hulls and masts at Elmora: a story', ['elmora']],
    ['Talks: How we sink at Elmora Boats', ['elmora boats']],
    ['Talks: Hulls at Scale', []],
    ['Our code is available at Elmora.', []],
    ['Studying boats at Elmora', []],
    ['Years spent on hulls at Elmora', []],
    ['Hulls that sink at Elmora are not ours', []],
    ["A welder at Elmora's yard in Oslo", ['elmora', 'elmoras']],
  ]
  for (const [text, employers] of STATED)
    test(text, ({ assert }) => {
      assert.deepEqual(statedEmployers({ name: 'Ada Low', summary: text }), employers)
    })

  const HEADLINES: [headline: string, employers: string[]][] = [
    ['Professor of Botany, Elmora University', ['elmora university']],
    ['Welder, Oslo', []],
    ['Former welder, Elmora Boats', []],
    ['Welder, loves boats', []],
    ['Boats, Elmora', []],
  ]
  for (const [headline, employers] of HEADLINES)
    test(headline, ({ assert }) => {
      assert.deepEqual(statedEmployers({ name: 'Ada Low', headline }), employers)
    })

  const people = [
    someone('recorded', { title: 'Welder', company: 'Elmora' }),
    someone('stated', { summary: 'Ada is a welder at Elmora.' }),
    someone('elsewhere', { title: 'Welder', company: 'Tarnlight', summary: 'A welder at Elmora' }),
    someone('former', { summary: 'Formerly a welder at Elmora.' }),
  ]

  test('[SR-063] a stated employer counts for a person without an employer', async ({ assert }) => {
    assert.sameMembers(await search(people, { query: 'welders at Elmora' }), ['recorded', 'stated'])
  })

  test('a filter needs a recorded employer', async ({ assert }) => {
    const filters = { company: { any_of: ['Elmora'] } }
    assert.deepEqual(await search(people, { query: 'welders', filters } as object), ['recorded'])
  })
})

test.group('companies: names that run on into a text', () => {
  const RUN_ON: [company: string, key: string][] = [
    ['Elmora. She leads the lab', 'elmora'],
    ['Elmora based in Oslo', 'elmora'],
    ['Elmora with over 10 years', 'elmora'],
    ['Elmora Based', 'elmora based'],
    ['Elmora where he builds boats', 'elmora'],
    ['Elmora Boats focused on sails and ropes', 'elmora boats'],
    ['Elmora and the creator of Fern', 'elmora'],
    ['Elmora.ai. Previously', 'elmoraai'],
    ['Bread and the Butter', 'bread and the butter'],
    ['St. Mary Hospital', 'st mary hospital'],
    ['Working Title', 'working title'],
    ['people who care', 'people who care'],
  ]
  for (const [company, key] of RUN_ON)
    test(company, ({ assert }) => {
      assert.equal(companyKey(company), key)
    })
})
