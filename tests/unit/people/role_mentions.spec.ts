import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { findRoles } from '#domain/people/titles/role_mentions'
import { words } from '#domain/people/text/text'
import { roleSequences } from '#domain/people/titles/titles'

const QUERIES: readonly (readonly [query: string, ...roles: string[]])[] = [
  ['smart contract developer located in denver', 'smart contract developer'],
  ['find heads of growth at fintech startups', 'head of growth'],
  ['vp of people operations in nyc', 'VP People Operations'],
  ['head of ai/ml in us area', 'Head of AI/ML'],
  ['trust & safety in tampa', 'Trust & Safety'],
  ['revops based in minnesota', 'RevOps'],
  ['devops in poland', 'DevOps'],
  ['talent acquisition in texas', 'talent acquisition'],
  ['go to market leads', 'go-to-market lead'],
  ['learning & development manager located in boston', 'L&D manager'],
  ['find Software Engineer IIs in SF', 'Software Engineer II'],
  ['tn pmms', 'tn PMM'],
  ['sres in amsterdam area', 'SRE'],
  ['Who is the CTO of Stripe?', 'CTO'],
  ['chiefs of staff in sf', 'chief of staff'],
  ['registered nurse in ohio', 'registered nurse'],
  ['personal injury lawyers in la', 'personal injury lawyer'],
  ['board members of apple', 'board member'],
  ['principal at elementary school', 'principal'],
  ['member of technical staff in sf', 'member of technical staff'],
  ['ingenieros de software en Madrid', 'software engineer'],
  ['Encontra optometristas em Lisboa', 'optometrist'],
  ['directora de operaciones en Bogota', 'director of operations'],
  ['Zoek secretaresses in Nederland', 'secretary'],
  ['lawyers or accountants in Leeds', 'lawyer', 'accountant'],
  ['executives at a bank'],
  ['someone in Berlin'],
]

test.group('roles in queries', () => {
  for (const [query, ...roles] of QUERIES)
    test(`[SR-063] ${query}`, ({ assert }) => {
      const found = findRoles(words(query))
      assert.equal(found.length, roles.length, found.map(({ name }) => name).join(', '))
      roles.forEach((role, i) => {
        const wanted = roleSequences(role).map((sequence) => sequence.join(' '))
        assert.isTrue(
          found[i].sequences.some((sequence) => wanted.includes(sequence.join(' '))),
          JSON.stringify(found[i].sequences)
        )
      })
    })

  test('a role neither includes nor crosses blocked words', ({ assert }) => {
    const [place] = findRoles(words('Austin software engineers'), (position) => position === 0)
    assert.equal(place.name, 'software engineers')
    assert.lengthOf(
      findRoles(words('head of growth'), () => true),
      0
    )
  })

  test('leaders of a field match all titles of its leaders', ({ assert }) => {
    const [leaders] = findRoles(words('engineering leaders in Oslo'))
    const sequences = leaders.sequences.map((sequence) => sequence.join(' '))
    assert.includeMembers(sequences, ['engineering director', 'engineering head', 'engineering manager'])
  })

  test('mentions are in order, do not overlap and are within the query', ({ assert }) => {
    const word = fc.constantFrom(
      ...'senior software engineers vp of sales head director in berlin and the product chief 2 gerente de ventas'.split(
        ' '
      )
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (tokens) => {
        let end = 0
        for (const mention of findRoles(tokens)) {
          assert.isAtLeast(mention.start, end)
          assert.isAbove(mention.end, mention.start)
          assert.isNotEmpty(mention.sequences)
          end = mention.end
        }
        assert.isAtMost(end, tokens.length)
      })
    )
  })

  const file = new URL('../../../../shared/data/queries/people_queries_dev.jsonl', import.meta.url)
  test('finds the role in real queries', ({ assert }) => {
    const queries = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const right = queries.filter(({ text, metadata }) => {
      const [tokens, place] = [words(text), words(metadata.geo_name)]
      const at = tokens.findLastIndex((_, i) => place.every((word, j) => tokens[i + j] === word))
      const found = findRoles(tokens, (position) => position >= at && position < at + place.length)
      const wanted = roleSequences(metadata.role_title).map((sequence) => sequence.join(' '))
      return found.length === 1 && found[0].sequences.some((sequence) => wanted.includes(sequence.join(' ')))
    })
    assert.isAbove(right.length / queries.length, 0.98)
  }).skip(!existsSync(file), 'the data folder is absent')
})
