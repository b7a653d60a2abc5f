import { expect, test } from '@playwright/test'
import { columnName } from '../domain/datasets/column_names.js'
import { datasetTitle } from '../domain/datasets/dataset_title.js'
import { sentence } from '../console/src/sets/sentence.js'

for (const [type, rows, keys, title] of [
  ['person', 1, ['email.work'], '1 person: work email'],
  ['person', 1_200, ['title', 'company'], '1,200 people: job title, company'],
  ['company', 3, ['name', 'industry', 'custom.VAT_number'], '3 companies: name, industry, VAT number'],
  ['custom', 2, ['a', 'b', 'c', 'd', 'e'].map((key) => `custom.${key}`), '2 rows: a, b, c and 2 more'],
] as const)
  test(`${rows} rows of type ${type} with ${keys.length} columns have a title in words`, () => {
    expect(datasetTitle(type, rows, keys)).toBe(title)
  })

test('a column of the user has the words of its key, and a documented column its name', () => {
  expect(columnName('custom.languages_the_person_speaks')).toBe('Languages the person speaks')
  expect(columnName('socials.codehost')).toBe('Code host')
})

test('a criterion as a heading has a capital, but a name keeps its letters', () => {
  expect(['works at a software company', 'iOS developer', 'Is in Köln'].map(sentence)).toEqual([
    'Works at a software company',
    'iOS developer',
    'Is in Köln',
  ])
})
