import { test } from '@japa/runner'
import { RuleEngine } from '#domain/agent/rules/rule_engine'
import { elmora, none, PlayedTools, signal, turn, WORLD } from './played_tools.js'

test.group('agent: the rule engine', () => {
  test('every fact of the answer cites its page, and the text is streamed unchanged', async ({ assert }) => {
    const said: string[] = []
    const tools = new PlayedTools(WORLD)
    const answer = await new RuleEngine().answer(
      turn('Find one head of data at Elmora and their work e-mail'),
      tools,
      (text) => said.push(text),
      signal()
    )
    assert.equal(said.join(''), answer.text)
    assert.include(answer.text, '**Zoe Garner**, Head of Data at Elmora')
    assert.include(answer.text, 'zoe.garner@elmora.example (verified, by records)')
    assert.include(answer.text, '(https://www.elmora.example/team)')
    assert.isNull(answer.stopped)
    assert.deepInclude(answer.citations, {
      url: 'https://www.elmora.example/team',
      title: 'Zoe Garner',
      quote: 'Zoe Garner Head of Data',
    })
    assert.deepEqual(tools.asked.at(-1), {
      tool: 'contacts',
      input: { person_id: 'per_1', fields: ['work_email'] },
    })
  })

  test('the same turn makes the same calls in the same order', async ({ assert }) => {
    const asked = await Promise.all(
      [1, 2].map(async () => {
        const tools = new PlayedTools(WORLD)
        await new RuleEngine().answer(
          turn('Compare Elmora and Torvik by founding year'),
          tools,
          none,
          signal()
        )
        return tools.asked
      })
    )
    assert.isNotEmpty(asked[0])
    assert.deepEqual(asked[0], asked[1])
  })

  test('[AG-019 AG-025] fills a schema by the meaning of its fields; unknown values are null if allowed', async ({
    assert,
  }) => {
    const outputSchema = {
      type: 'object',
      properties: {
        companyName: { type: 'string' },
        year_founded: { type: 'integer' },
        headquarters: {
          type: 'object',
          properties: { city: { type: 'string' }, country: { type: ['string', 'null'] } },
          required: ['city'],
        },
        employees: { type: ['integer', 'null'] },
        sources: { type: 'array', items: { type: 'string', format: 'uri' } },
      },
      required: ['companyName', 'year_founded', 'headquarters', 'employees', 'sources'],
      additionalProperties: false,
    }
    const answer = await new RuleEngine().answer(
      turn('Fill this in for Elmora', { outputSchema }),
      new PlayedTools(WORLD),
      none,
      signal()
    )
    assert.deepEqual(answer.structured, {
      companyName: 'Elmora',
      year_founded: 2004,
      headquarters: { city: 'Leeds', country: 'United Kingdom' },
      employees: null,
      sources: ['https://www.elmora.example/about'],
    })
  })

  test('[AG-025] does not invent required values', async ({ assert }) => {
    const outputSchema = {
      type: 'object',
      properties: { employees: { type: 'integer' } },
      required: ['employees'],
    }
    const answer = await new RuleEngine().answer(
      turn('How many employees does Elmora have?', { outputSchema }),
      new PlayedTools(WORLD),
      none,
      signal()
    )
    assert.isUndefined(answer.structured)
    assert.match(answer.stopped ?? '', /structured output is incomplete: \/employees/)
  })

  test('omits list entries that lack a required value', async ({ assert }) => {
    const outputSchema = {
      type: 'object',
      properties: {
        people: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' }, phone: { type: 'string' } },
            required: ['name', 'phone'],
          },
        },
      },
      required: ['people'],
    }
    const answer = await new RuleEngine().answer(
      turn('Find heads of data at Elmora', { outputSchema }),
      new PlayedTools(WORLD),
      none,
      signal()
    )
    assert.deepEqual(answer.structured, { people: [] })
  })

  for (const [task, says] of [
    ['Send an e-mail to Zoe Garner', /cannot write to anybody/],
    ['What is the home address of Zoe Garner?', /cannot give home addresses/],
    ['What is the religion of Zoe Garner?', /cannot report anybody's beliefs/],
    ['What will the weather be tomorrow?', /cannot answer that/],
    ['Write me a poem', /cannot write, draw/],
    ['xyzzy', /did not understand/],
    ['', /did not understand/],
  ] as const)
    test(`states that it cannot: ${task}`, async ({ assert }) => {
      const tools = new PlayedTools(WORLD)
      const answer = await new RuleEngine().answer(turn(task), tools, none, signal())
      assert.match(answer.text, says)
      assert.isNotNull(answer.stopped)
      assert.isEmpty(tools.asked)
      assert.isEmpty(answer.citations)
    })

  test('does the possible part of a task and reports the rest', async ({ assert }) => {
    const tools = new PlayedTools(WORLD)
    const answer = await new RuleEngine().answer(
      turn('Find a head of data at Elmora and email them an invitation'),
      tools,
      none,
      signal()
    )
    assert.include(answer.text, '**Zoe Garner**')
    assert.match(answer.stopped ?? '', /cannot write to anybody/)
  })

  test('reports missing people and facts', async ({ assert }) => {
    const person = await new RuleEngine().answer(
      turn('Where does Quentin Vexley work?'),
      new PlayedTools(WORLD),
      none,
      signal()
    )
    assert.include(person.text, 'nobody called Quentin Vexley')
    const company = await new RuleEngine().answer(
      turn('When was Nowhere Holdings founded?'),
      new PlayedTools({
        ...WORLD,
        company_facts: ({ companies }) => ({
          companies: companies.map((one: any) => ({ company: one, facts: {} })),
        }),
      }),
      none,
      signal()
    )
    assert.include(company.text, 'of Nowhere Holdings: not found')
  })

  test('neither follows nor repeats instructions on a page', async ({ assert }) => {
    const tools = new PlayedTools(WORLD)
    const answer = await new RuleEngine().answer(
      turn('Who is on the team according to https://www.elmora.example/team?'),
      tools,
      none,
      signal()
    )
    assert.include(answer.text, '**Zoe Garner**')
    for (const word of ['attacker', 'Mallory', 'Ignore']) assert.notInclude(answer.text, word)
    assert.deepEqual(
      tools.asked.map(({ tool }) => tool),
      ['read_page']
    )
  })

  test('[AG-013] requests no more results than the turn and the task allow', async ({ assert }) => {
    for (const [task, maxResults, most] of [
      ['Find 20 heads of data at Elmora', 3, 3],
      ['Find two heads of data at Elmora', 25, 2],
    ] as const) {
      const tools = new PlayedTools(WORLD)
      await new RuleEngine().answer(turn(task, { maxResults }), tools, none, signal())
      for (const { tool, input } of tools.asked)
        if (tool === 'people_search') assert.isAtMost(input.num_results, most)
    }
  })

  test('reports a reached limit together with earlier findings', async ({ assert }) => {
    const tools = new PlayedTools({
      ...WORLD,
      contacts: () => 'contacts could cost 1 ACU, but only 0 of max_acu 2 is left.',
    })
    const answer = await new RuleEngine().answer(
      turn('Find a head of data at Elmora and their work e-mail'),
      tools,
      none,
      signal()
    )
    assert.include(answer.text, '**Zoe Garner**')
    assert.include(answer.stopped ?? '', '0 of max_acu 2 is left')
  })

  test('an abort ends the run at the next call', async ({ assert }) => {
    const abort = new AbortController()
    const tools = new PlayedTools({
      ...WORLD,
      company_search: () => {
        abort.abort(new Error('enough'))
        return { results: [elmora] }
      },
    })
    await assert.rejects(
      () => new RuleEngine().answer(turn('When was Elmora founded?'), tools, none, abort.signal),
      'enough'
    )
    assert.lengthOf(tools.asked, 1)
  })

  test('[AG-017] reads a message in the context of earlier messages', async ({ assert }) => {
    const history = [
      { role: 'user' as const, text: 'When was Elmora founded?' },
      { role: 'assistant' as const, text: 'In 2004.' },
    ]
    const tools = new PlayedTools(WORLD)
    const answer = await new RuleEngine().answer(
      turn('And where is it based?', { history }),
      tools,
      none,
      signal()
    )
    assert.include(answer.text, 'Leeds')
    assert.deepInclude(tools.asked[0], { tool: 'company_search' })
  })

  test('reads the subject of a task from its inputs', async ({ assert }) => {
    const tools = new PlayedTools(WORLD)
    const inputs = { people: [{ name: 'Zoe Garner', company: 'Elmora' }] }
    const answer = await new RuleEngine().answer(
      turn('Find the work e-mail of each person', { inputs }),
      tools,
      none,
      signal()
    )
    assert.include(answer.text, 'zoe.garner@elmora.example')
  })

  test('searches only the index if pages may not be read', async ({ assert }) => {
    const { people_search, company_search, contacts } = WORLD
    const tools = new PlayedTools({ people_search, company_search, contacts })
    await new RuleEngine().answer(turn('Find heads of data at Elmora'), tools, none, signal())
    for (const { tool, input } of tools.asked) if (tool === 'people_search') assert.equal(input.type, 'fast')
  })
})
