import { expect, test } from '@playwright/test'
import { columnName } from '../console/src/datasets/column_names.js'
import { titleFrom } from '../console/src/datasets/dataset_title.js'
import { sentence } from '../console/src/sets/sentence.js'

for (const [keys, title] of [
  [['email.work'], 'Work email for Ada Lind'],
  [['title', 'company'], 'Job title and Company for Ada Lind'],
  [['title', 'company', 'location'], 'Job title, Company and Location for Ada Lind'],
  [['title', 'company', 'location', 'phone'], 'Job title, Company and 2 other columns for Ada Lind'],
] as const)
  test(`a dataset of ${keys.length} columns has a title in words`, () => {
    expect(titleFrom(keys, 'Ada Lind')).toBe(title)
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
