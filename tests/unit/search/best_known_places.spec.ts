import { test } from '@japa/runner'
import { search, someone } from './search.js'

test.group('search: places that share a name', () => {
  test('the best-known place ranks first, whatever else matches better', async ({ assert }) => {
    const other = { city: 'London', state: 'Ontario', country: 'Canada' }
    const people = [
      someone('exact', { title: 'HRIS Manager', headline: 'HRIS manager, London', ...other }),
      someone('again', { title: 'HRIS Manager', summary: 'HRIS, HRIS, HRIS and London', ...other }),
      someone('best known', {
        title: 'Sr HRIS Manager (Contract)',
        summary: 'Bread and cakes. '.repeat(60),
        city: 'London',
        country: 'United Kingdom',
      }),
      ...Array.from({ length: 60 }, (_, i) => someone(`baker ${i}`, { title: 'Baker' })),
    ]
    const [first] = await search(people, { query: 'hris managers working in london' })
    assert.equal(first, 'best known')
  })
})
