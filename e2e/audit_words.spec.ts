import { expect, test } from '@playwright/test'
import { SCOPES } from '../console/src/access/scopes.js'
import { auditChanges, auditLines, type Detail } from '../console/src/members/audit_words.js'

const CASES: [string, Detail, string[]][] = [
  ['an entry without detail', {}, []],
  [
    'a changed limit with its former value; an unchanged limit is left out',
    { name: 'nightly', daily_budget: 100, daily_budget_before: 1, rate: null, rate_before: null },
    ['Name: nightly', 'Daily budget: 1 → 100'],
  ],
  [
    'a removed budget and a new rate',
    { monthly_budget: null, monthly_budget_before: 500, rate: 60, rate_before: null },
    ['Monthly budget: 500 → no budget', "Requests per minute: the plan's limit → 60"],
  ],
  [
    'scopes',
    { scopes: ['people:search'], scopes_before: ['account:read', 'people:search'] },
    ['Scopes: account:read, people:search → people:search'],
  ],
  [
    'every scope',
    { scopes: Object.keys(SCOPES), scopes_before: ['people:search'] },
    ['Scopes: people:search → all'],
  ],
  ['an entry that changes nothing', { rate: 5, rate_before: 5 }, ['No change']],
  [
    'a webhook of which only the events changed',
    { events: ['set.idle'], url_before: 'https://a.example', events_before: [] },
    ['Events: none → set.idle'],
  ],
  ['the former role in an older entry', { before: 'member', role: 'admin' }, ['Role: member → admin']],
  ['a rotation', { name: 'nightly', overlap_hours: 24 }, ['Name: nightly', 'Former secret works for: 24 h']],
  ['a grant without a note', { amount: 7, note: null }, ['Credits: 7']],
  [
    'unknown fields as text',
    { odd_field: { a: 1 }, is_new: true, before: 'x' },
    ['Odd field: {"a":1}', 'Is new: yes', 'Before: x'],
  ],
  ['a time that is no time', { since: 'removed' }, ['Failed since: removed']],
]

for (const [title, detail, lines] of CASES)
  test(`the audit log describes ${title}`, () => {
    expect(auditLines(detail)).toEqual(lines)
  })

test('a changed list has what it gained and lost, and a new one has neither', () => {
  const scopes = ['people:search', 'account:read']
  const [change] = auditChanges({ scopes, scopes_before: ['people:search', 'agent:chat'] })
  expect(change).toMatchObject({ label: 'Scopes', added: ['account:read'], removed: ['agent:chat'] })
  const [first] = auditChanges({ scopes, scopes_before: [] })
  expect([first.added, first.removed]).toEqual([undefined, undefined])
  expect(auditChanges({ name: 'nightly', rate: 5 }, 'nightly')).toEqual([
    { label: 'Requests per minute', after: '5' },
  ])
})
