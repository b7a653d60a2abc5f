import { test } from '@japa/runner'
import { linesOf, companySite } from '#tests/unit/evidence/support/reading'
import { RULES } from '#domain/truth/values/rules'

const SUMS: [said: string, shown: string][] = [
  ['R$ 3 milhões', 'BRL 3000000'],
  ['5 milhões de reais', 'BRL 5000000'],
  ['3 millones de dólares', 'USD 3000000'],
  ['2 Millionen Franken', 'CHF 2000000'],
  ['12 Mio. CHF', 'CHF 12000000'],
  ['A$5 million', 'AUD 5000000'],
  ['4,5 millones de euros', 'EUR 4500000'],
  ['US$ 4m', 'USD 4000000'],
]
const BANDS: [said: string, shown: string][] = [
  ['150+', '51-200'],
  ['1,000+', '1001-5000'],
  ['over 300', '201-500'],
  ['10,001+', '10001+'],
]

test.group('truth: values on pages', () => {
  for (const [said, shown] of SUMS)
    test(`${said} is ${shown}`, ({ assert }) => {
      assert.equal(RULES.currency.read(said, {})?.shown, shown)
    })
  for (const [said, shown] of BANDS)
    test(`${said} people are ${shown}`, ({ assert }) => {
      assert.equal(RULES.headcount.read(said, {})?.shown, shown)
    })

  test('an exact option wins over an option that contains it', ({ assert }) => {
    const options = ['seed', 'pre-seed', 'series_a']
    for (const [said, option] of [
      ['seed', 'seed'],
      ['Pre-Seed', 'pre-seed'],
      ['Series A', 'series_a'],
    ])
      assert.equal(RULES.options.read(said, { options })?.shown, option)
  })

  test('an open count contains only nearby values', ({ assert }) => {
    const [open, near, far] = ['150+', '200-500', '5001-10000'].map((said) => RULES.range.read(said, {})!)
    assert.isTrue(RULES.range.broader!(open, near))
    assert.isFalse(RULES.range.broader!(open, far))
  })

  for (const sentence of [
    'Our app Pulse was launched on 5 May 2015.',
    'Pulse, our first product, launched in 2015.',
    'The platform launched on 5 May 2015 and has 3,000 customers.',
  ])
    test(`is not a founding date: ${sentence}`, ({ assert }) => {
      const lines = linesOf(companySite(`<p>${sentence}</p>`), 'https://acme.example/about')
      assert.isEmpty(lines.filter((line) => line.includes('founded_year')))
    })

  test('open positions do not count as employees', ({ assert }) => {
    const lines = linesOf(companySite('<p>We are hiring: 4 new colleagues.</p>'), 'https://acme.example/')
    assert.isEmpty(lines.filter((line) => line.includes('headcount')))
  })

  test('reads the place after an industry, but not the industry as a place', ({ assert }) => {
    const lines = linesOf(
      '<title>Ana Reis</title><h1>Ana Reis</h1><p>Ceramic Artist in Porto, Portugal</p>',
      'https://x.com/anareis'
    )
    assert.include(lines, 'person Ana Reis: location Porto, Portugal')
  })
})
