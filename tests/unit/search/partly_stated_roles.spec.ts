import { test } from '@japa/runner'
import { searchWarned, someone } from './search.js'

const dba = someone('Whole', { title: 'Mail Server DBA', country: 'Norway' })
const part = someone('Part', { headline: 'DBA who likes PowerShell', country: 'Norway' })
const allWords = someone('All words', { headline: 'DBA of a mail server', country: 'Norway' })
const nothing = someone('Nothing', { headline: 'Baker of bread', country: 'Norway' })
const otherTitle = someone('Other title', {
  title: 'Chef',
  headline: 'Was a DBA of a mail server',
  country: 'Norway',
})
const elsewhere = someone('Elsewhere', { headline: 'DBA who likes PowerShell', country: 'Poland' })
const world = [dba, part, allWords, nothing, otherTitle, elsewhere]

test.group('A role that few people have', () => {
  test('[SR-063] finds nobody whose texts state only a part of it, or who is elsewhere', async ({
    assert,
  }) => {
    const { names, warnings } = await searchWarned(world, { query: 'Mail Server DBAs in Norway' })
    assert.deepEqual(names, ['Whole', 'All words'])
    assert.deepEqual(warnings, [])
  })
})

test.group('A role with a field that no title has', () => {
  test('matches a person without a title whose texts state the field', async ({ assert }) => {
    const people = [
      someone('Field', { headline: 'Talks about recommender systems' }),
      someone('Engineer', { title: 'Engineer' }),
      ...Array.from({ length: 12 }, (_, i) => someone(`Chef ${i}`, { title: 'Chef' })),
    ]
    const { names, warnings } = await searchWarned(people, { query: 'recommender systems engineers' })
    assert.sameMembers(names, ['Field', 'Engineer'])
    assert.deepEqual(warnings, [])
  })
})
