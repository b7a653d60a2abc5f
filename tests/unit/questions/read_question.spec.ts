import { test } from '@japa/runner'
import fc from 'fast-check'
import { chooseOption, splitOptions } from '#domain/questions/options'
import { readQuestion } from '#domain/questions/read_question'
import { answers, type Asked } from './ask.js'

const asks = (description: string, format?: Asked['format'], entity: Asked['entity'] = 'company') => {
  const { concept, role, purpose } = readQuestion({ key: 'custom.x', description, format, entity: entity! })
  return role ? `role ${role}` : purpose ? `contact ${purpose.id}` : (concept?.id ?? null)
}

const KINDS: [
  description: string,
  kind: string | null,
  format?: Asked['format'],
  entity?: Asked['entity'],
][] = [
  ["Full name of the company's current chief executive officer (CEO)", 'role chief executive officer'],
  ['Who is the CFO?', 'role cfo'],
  ["The company's chief technology officer", 'role chief technology officer'],
  ['Name der Geschäftsführerin', 'role geschaftsfuhrerin'],
  ['Number of engineers', null, 'number'],
  ['Total amount of funding raised to date, in US dollars', 'total_raised', 'currency'],
  ['How much money has it raised?', 'total_raised', 'currency'],
  ['Amount raised in the last round', 'round_amount', 'currency'],
  ['When did they close their last funding round?', 'round_date', 'date'],
  ['Gründungsdatum', 'founded', 'date'],
  ['Année de création', 'founded', 'number'],
  ['Date on which the flagship product launched', null, 'date'],
  ['Founders of the company', 'founder'],
  ['Who founded it', 'founder'],
  ['Number of founders', null, 'number'],
  ['Does it have vacancies?', 'hiring', 'boolean'],
  ['How many open roles are there', 'open_positions', 'number'],
  ['Correo de atención al cliente', 'contact support', 'email'],
  ['Press contact', 'contact press', 'email'],
  ['General e-mail address', 'contact general', 'email'],
  ['Sales phone number', 'contact sales', 'phone'],
  ['Number of employees', 'headcount', 'range'],
  ['Anzahl der Mitarbeiter', 'headcount', 'number'],
  ['Favourite colour', null],
  ['Languages spoken', 'languages', 'text', 'person'],
  ['Previous employer', 'previous_employer', 'text', 'person'],
  ['Date of birth', 'birth_date', 'date', 'person'],
  ['Place of birth', 'birthplace', 'text', 'person'],
]

test.group('custom columns: reading the question', () => {
  for (const [description, kind, format, entity] of KINDS)
    test(`${description} (${format ?? 'text'})`, ({ assert }) => {
      assert.equal(asks(description, format, entity), kind)
    })
})

const LISTS: [description: string, options: string[]][] = [
  ['Stage, one of: seed, series_a, public', ['seed', 'series_a', 'public']],
  ['Working model (remote, hybrid or onsite)', ['remote', 'hybrid', 'onsite']],
  ['Business model: B2B / B2C / both', ['B2B', 'B2C', 'both']],
  ['Size. Options: "1-50", "51-500", "500+"', ['1-50', '51-500', '500+']],
  ['Arbeitsmodell, eines von: remote, hybrid, vor Ort', ['remote', 'hybrid', 'vor Ort']],
  ['Modelo, uno de: a; b; c', ['a', 'b', 'c']],
  ['Type of company, either public or private', ['public', 'private']],
  ['Favourite colour', []],
  ['Certification (e.g. ISO 9001, SOC 2)', []],
]

const CHOICES: [said: string, options: string[], chosen: string | null][] = [
  ['Series B', ['seed', 'series_a', 'series_b'], 'series_b'],
  ['closed its Serie-A round', ['seed', 'series_a', 'series_b'], 'series_a'],
  ['Pre-Seed', ['pre_seed', 'seed'], 'pre_seed'],
  ['Series F', ['seed', 'series_a', 'series_d_plus'], 'series_d_plus'],
  ['Series C', ['Seed', 'Series A', 'Series B+'], 'Series B+'],
  ['Series E', ['series_d', 'series_e', 'public'], 'series_e'],
  ['listed on NYSE', ['series_a', 'seed', 'public'], 'public'],
  ['autofinanciada', ['seed', 'series_a', 'bootstrapped'], 'bootstrapped'],
  ['a non-profit organisation', ['private', 'nonprofit'], 'nonprofit'],
  ['familiengeführt', ['family_owned', 'public'], 'family_owned'],
  ['240', ['1-50', '51-500', '500+'], '51-500'],
  ['more than 900', ['1-50', '51-500', '501+'], '501+'],
  ['B.Sc. in Physics', ['bachelor', 'master', 'phd'], 'bachelor'],
  ['green and blue', ['green', 'blue'], null],
  ['none of these', ['green', 'blue'], null],
]

test.group('custom columns: options', () => {
  for (const [description, options] of LISTS)
    test(`lists of "${description}"`, ({ assert }) =>
      assert.deepEqual(splitOptions(description).options, options))
  for (const [text, options, chosen] of CHOICES)
    test(`chooses from ${options.join(', ')} for "${text}"`, ({ assert }) =>
      assert.equal(chooseOption(text, options), chosen))

  test('a question with the format options but no list gets the format text', ({ assert }) => {
    const { format, options } = readQuestion({
      key: 'custom.a',
      description: 'Colour',
      format: 'options',
      entity: 'company',
    })
    assert.deepEqual([format, options], ['text', []])
  })

  test('returns only options, as written in the description', ({ assert }) => {
    const formats = [
      'text',
      'number',
      'date',
      'boolean',
      'options',
      'email',
      'phone',
      'url',
      'range',
      'currency',
    ] as const
    const body =
      '<p>We are remote since 2019 with 12 offices, desk@vexolabs.example, +44 20 7946 0018, $3M raised.</p>'
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), fc.constantFrom(...formats), (description, format) => {
        const { options } = readQuestion({ key: 'custom.any', description, format, entity: 'company' })
        const given = answers({ key: 'custom.any', description, format }, body)
        if (options.length > 0)
          assert.isTrue(given.every((value) => options.includes(String(value).replace(/^not /, ''))))
        if (format === 'boolean')
          assert.isTrue(given.every((value) => /^(?:not )?(?:true|false)$/.test(String(value))))
      }),
      { numRuns: 150 }
    )
  })
})
