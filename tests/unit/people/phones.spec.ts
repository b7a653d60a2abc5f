import { test } from '@japa/runner'
import fc from 'fast-check'
import { getCountries, getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { findPhones, parsePhone } from '#domain/people/phones/phones'

const PARSED: Array<[string, string | undefined, string | null]> = [
  ['+48 49 214 7170', undefined, '+48492147170'],
  ['0048 49 2147170', undefined, '+48492147170'],
  ['049 214 7170', 'PL', '+48492147170'],
  ['(677) 555-8866', 'US', '+16775558866'],
  ['677.555.8866', 'us', '+16775558866'],
  ['tel:+4930123456', undefined, '+4930123456'],
  ['+44 (0)20 7946 0958', undefined, '+442079460958'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['415-555-2671 ext. 12', 'US', '+14155552671'],
  ['001 677 5558866', 'PL', '+16775558866'],
  ['06 12345678', 'IT', '+390612345678'],
  ['030 123456', undefined, null],
  ['030 123456', 'XX', null],
  ['12', 'US', null],
  ['+1 23', undefined, null],
  ['hello', 'US', null],
  ['', 'US', null],
]
const FOUND: Array<[string, string | undefined, string[]]> = [
  ['Phone: 925.555.7524 Fax: 925.555.7525', 'US', ['925.555.7524', '925.555.7525']],
  ['call +49 60 391 8719 or 2015-2019 or $1,234,567', 'DE', ['+49 60 391 8719']],
  ['Tel. 098 118 1566', 'DE', ['098 118 1566']],
  ['ring (415) 555-2671.', 'US', ['(415) 555-2671']],
  ['Acme (+1 415 555 2671)', undefined, ['+1 415 555 2671']],
  ['+1 415 555 2671, again +1-415-555-2671', undefined, ['+1 415 555 2671']],
  ['(2019-2024) id 123456789012', 'US', []],
  ['IP 192.168.100.100, order 4155552671', 'US', []],
  ['2021-03-05 10:00 12345678', 'US', []],
  ['on 21.03.2021 and 2021-03-05', 'DE', []],
  ['Fax: (202) 456-1111\n2024 Main Street', 'US', ['(202) 456-1111']],
  ['Tel. 030 123456\n10115 Berlin', 'DE', ['030 123456']],
  ['202-456-1111 / 202-456-1414', 'US', ['202-456-1111', '202-456-1414']],
  ['(202) 456-1111 / 12', 'US', ['(202) 456-1111']],
  ['415 555 2671', undefined, []],
  ['SIREN : 732 829 320', 'FR', []],
  ['KvK 2012 3456, tel. 020 794 6095', 'NL', ['020 794 6095']],
  ['https://acme.com/4155552671', 'US', []],
  ['', 'US', []],
]

test.group('phones', () => {
  for (const [text, country, expected] of PARSED)
    test(`${text || 'nothing'} ${country ?? ''} is ${expected}`, ({ assert }) =>
      assert.equal(parsePhone(text, country)?.e164 ?? null, expected))
  for (const [text, country, expected] of FOUND)
    test(`finds ${expected.join(' and ') || 'nothing'} in ${text || 'nothing'}`, ({ assert }) =>
      assert.deepEqual(
        findPhones(text, country).map(({ quote }) => quote),
        expected
      ))

  test('detects type, country and display form', ({ assert }) => {
    assert.deepEqual(parsePhone('0170 1234567', 'DE'), {
      e164: '+491701234567',
      country: 'DE',
      type: 'mobile',
      display: '+49 170 1234567',
    })
    assert.isNull(parsePhone('+1 677 555 8866')?.type)
    assert.equal(parsePhone('+1 677 555 8866')?.country, 'US')
    assert.equal(parsePhone('+44 20 7946 0958')?.type, 'landline')
  })

  test('parses and finds a mobile number of every country in every format', ({ assert }) => {
    fc.assert(
      fc.property(fc.constantFrom(...getCountries()), (country) => {
        const example = getExampleNumber(country, examples)!
        const { e164, display } = parsePhone(example.number)!
        assert.equal(e164, example.number)
        assert.equal(parsePhone(display)?.e164, e164)
        assert.equal(parsePhone(example.formatNational(), country)?.e164, e164)
        assert.deepEqual(findPhones(`Please ring ${display}, thanks`), [{ e164, quote: display }])
      }),
      { numRuns: 300 }
    )
  })

  test('quotes are verbatim', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[+()\d .a-c-]{0,40}$/),
        fc.constantFrom('US', 'DE', undefined),
        (text, country) => {
          for (const { quote, e164 } of findPhones(text, country)) {
            assert.include(text, quote)
            assert.match(e164, /^\+\d{6,17}$/)
          }
        }
      )
    )
  })
})
