import { expect, test } from '@playwright/test'
import { parseRows } from '../console/src/datasets/parse_rows'

const CASES: [string, string, ReturnType<typeof parseRows>][] = [
  ['commas', 'name,company\nZoe,Acme', { rows: [{ name: 'Zoe', company: 'Acme' }] }],
  [
    'tabs, as copied from a spreadsheet',
    'Name\tDomain\r\nZoe, Inc.\tacme.example\r\n',
    {
      rows: [{ name: 'Zoe, Inc.', domain: 'acme.example' }],
    },
  ],
  [
    'quoted separators and quotes',
    'name,company\n"Brown, ""Bo""","A, B"',
    {
      rows: [{ name: 'Brown, "Bo"', company: 'A, B' }],
    },
  ],
  [
    'missing values',
    'name,company,email\nZoe,,z@acme.example',
    {
      rows: [{ name: 'Zoe', email: 'z@acme.example' }],
    },
  ],
  ['no rows', ' \n', { problem: 'There are no rows.' }],
  ['only field names', 'name', { problem: 'There are no rows below the field names.' }],
]

for (const [what, text, parsed] of CASES)
  test(`parses ${what}`, () => expect(parseRows(text)).toEqual(parsed))

test('names an unknown field', () =>
  expect(parseRows('name,age\nZoe,30')).toEqual({ problem: expect.stringContaining('"age"') }))
