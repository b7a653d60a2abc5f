import { test } from '@japa/runner'
import { read } from './read.js'

/** Queries by class, and their readings; `read` explains the notation. */
const CLASSES: Record<string, [query: string, reading: string][]> = {
  'German `im` is no sender': [
    ['Projektleiterin im Gesundheitswesen Zürich', 'projektleiterin | in zurich | rest gesundheitswesen'],
    ['Schweisser im Raum München', 'schweisser | in raum munchen'],
    ["I'm a founder, need welders", 'welders'],
    ['im a founder, need welders', 'welders'],
  ],
  'a verb after a relative pronoun is no role': [
    ["quelqu'un qui aide les associations", 'rest quelquun, aide, associations'],
  ],
  'a city after a field of learning is a place': [
    ['ingénieure machine learning lyon', 'ingenieure | in lyon | wish machine learning'],
    ['people learning lyon', 'rest learning, lyon'],
  ],
  'a former employer in lower case ranks': [
    ['marketing lead ex elmora', 'marketing lead | wish ex elmora'],
    ['ex elmora welders', 'welders | wish ex elmora'],
    ['data scientist formerly elmora', 'data scientist | wish ex elmora'],
    ['former olympic athlete', 'wish olympic athlete'],
  ],
  'a house of representatives is a group of people': [
    [
      'georgia house of representatives republicans',
      'house of representatives | in georgia | wish house | rest republicans',
    ],
  ],
}

for (const [name, queries] of Object.entries(CLASSES))
  test.group(`search: ${name}`, () => {
    for (const [query, reading] of queries)
      test(`reads ${query}`, ({ assert }) => assert.equal(read(query), reading))
  })
