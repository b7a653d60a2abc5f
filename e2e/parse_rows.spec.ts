import { expect, test } from '@playwright/test'
import { parseRows } from '../console/src/datasets/parse_rows'

const CASES: [string, string, ReturnType<typeof parseRows>][] = [
  ['commas', 'name,company\nZoe,Acme', { rows: [{ name: 'Zoe', company: 'Acme' }] }],
  [
    'tabs, as a spreadsheet copies',
    'Name\tDomain\r\nZoe, Inc.\tacme.example\r\n',
    {
      rows: [{ name: 'Zoe, Inc.', domain: 'acme.example' }],
    },
  ],
  [
    'quotes that hold separators and quotes',
    'name,company\n"Brown, ""Bo""","A, B"',
    {
      rows: [{ name: 'Brown, "Bo"', company: 'A, B' }],
    },
  ],
  [
    'values that are left out',
    'name,company,email\nZoe,,z@acme.example',
    {
      rows: [{ name: 'Zoe', email: 'z@acme.example' }],
    },
  ],
  ['nothing', ' \n', { problem: 'There are no rows.' }],
  ['a head alone', 'name', { problem: 'There are no rows below the names of the fields.' }],
]

for (const [what, text, parsed] of CASES)
  test(`rows pasted with ${what}`, () => expect(parseRows(text)).toEqual(parsed))

test('rows pasted under a field that is none are refused with its name', () =>
  expect(parseRows('name,age\nZoe,30')).toEqual({ problem: expect.stringContaining('"age"') }))
