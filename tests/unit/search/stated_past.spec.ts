import { test } from '@japa/runner'
import { statedPast } from '#domain/search/stated_past'
import { search, someone } from './search.js'

test.group('search: former employers and studies that texts state', () => {
  test('words behind a former job or beside studies count, words of other sentences do not', ({ assert }) => {
    const past = statedPast([
      'Welder at Vexo; formerly at Elmora Shipyards. Likes Kestrel boats.',
      'Holds a PhD from the University of Bari',
      undefined,
    ])
    assert.includeMembers(past, ['elmora', 'shipyard', 'bari'])
    assert.notIncludeMembers(past, ['vexo', 'kestrel', 'boat'])
  })

  test('words far from the statement do not count', ({ assert }) => {
    assert.notInclude(statedPast([`formerly ${'very '.repeat(20)}Elmora`]), 'elmora')
  })

  const mentions = (name: string, text: string) => someone(name, { summary: text })
  const present = mentions('Present', 'Elmora engineer at Elmora. Elmora certified, in the Elmora team.')

  test('[SR-063] a former employee ranks above people who mention the employer', async ({ assert }) => {
    const former = mentions(
      'Former',
      'Builds boats for a living. Before joining the yard, a welder at Elmora for many years.'
    )
    const query = 'used to work at Elmora'
    assert.deepEqual(await search([present, former], { query }), ['Former', 'Present'])
  })

  test('[SR-063] graduates rank above people who mention the school', async ({ assert }) => {
    const graduate = mentions(
      'Graduate',
      'Builds boats for a living with a team of ten, and has a degree in naval engineering from Elmora.'
    )
    assert.deepEqual(await search([present, graduate], { query: 'Elmora graduates' }), [
      'Graduate',
      'Present',
    ])
  })
})
