import { test } from '@japa/runner'
import fc from 'fast-check'
import { findSectors, industryMatches } from '#domain/people/companies/industries'
import { findSkills } from '#domain/people/skills/skills'
import { words } from '#domain/people/text/text'

const MATCHES: readonly (readonly [stored: string | null, value: string, matches: boolean])[] = [
  ['Computer Software', 'software', true],
  ['Computer Software', 'SOFTWARE', true],
  ['Financial Technology', 'tech', true],
  ['Santé', 'sante', true],
  ['Software', 'Computer Software', false],
  ['', 'software', false],
  ['  ', '', false],
  [null, 'software', false],
]

const SECTORS: readonly (readonly [query: string, sectors: string])[] = [
  ['fintech product managers', 'fintech'],
  ['engineers at healthtech startups', 'healthtech,startup'],
  ['account executive e-commerce', 'e commerce'],
  ['Web3 engineers', 'web3'],
  ['engineers at an AI startup', 'ai startup'],
  ['engineers in autonomous driving', 'drones'],
  ['accountant at faang', 'faang'],
  ['designers in Berlin', ''],
]

const SKILLS: readonly (readonly [query: string, skills: string])[] = [
  ['developers with ruby on rails', 'ruby on rails'],
  ['aws engineers', 'aws'],
  ['django experience', 'django'],
  ['engineers with Go or Rust', 'go,rust'],
  ['C++ developer', 'c++'],
  ['node.js developers', 'node.js'],
  ['data scientists using R', 'r'],
  ['go to market leads', ''],
  ['head of growth', ''],
  ['nurses with Epic experience', 'epic'],
]

test.group('industries, sectors and skills', () => {
  for (const [stored, value, matches] of MATCHES)
    test(`[SR-049] ${stored ?? 'none'} ${matches ? 'matches' : 'does not match'} ${value}`, ({ assert }) =>
      assert.equal(industryMatches(stored, value), matches))
  for (const [query, sectors] of SECTORS)
    test(`[SR-066] sectors of: ${query}`, ({ assert }) =>
      assert.equal(
        findSectors(words(query))
          .map(({ name }) => name)
          .join(','),
        sectors
      ))
  for (const [query, skills] of SKILLS)
    test(`skills of: ${query}`, ({ assert }) =>
      assert.equal(
        findSkills(words(query))
          .map(({ skill }) => skill)
          .join(','),
        skills
      ))

  test('[SR-049] matches any part of an industry in any case', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z]{3,12}( [A-Za-z]{3,12})?$/),
        fc.nat(3),
        fc.nat(8),
        (industry, from, length) =>
          assert.isTrue(
            industryMatches(
              industry,
              industry
                .slice(from, from + 1 + length)
                .trim()
                .toUpperCase()
            )
          )
      )
    )
  })

  test('returns mentions in order, without overlaps', ({ assert }) => {
    const word = fc.constantFrom(
      ...'fintech health tech ai startup with ruby on rails go aws machine learning'.split(' ')
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (tokens) => {
        for (const found of [findSectors(tokens), findSkills(tokens)])
          found.forEach(({ start, end }, i) => {
            assert.isAbove(end, start)
            assert.isAtLeast(start, found[i - 1]?.end ?? 0)
          })
      })
    )
  })
})
