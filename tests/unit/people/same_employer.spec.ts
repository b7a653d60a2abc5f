import { test } from '@japa/runner'
import { mayBeAcronym } from '#domain/people/companies/acronyms'
import { sameEmployer } from '#domain/people/companies/same_employer'

const SAME = [
  ['Universidad Politécnica de Soria', 'Universidad Politécnica de Soria (UPS)'],
  ['TH Köln', 'Technische Hochschule Köln (TH Köln)'],
  ['University of Würzburg', 'University of Wuerzburg'],
  ['Università di Torino', 'University of Turin'],
  ['TU München', 'Technical University of Munich'],
  ['Elmora University', 'Elmora University in the City of New York'],
  ['St. Brenna Hospital', 'St. Brenna Hospital London'],
  ['UFRJ', 'Universidade Federal do Rio de Janeiro'],
  ['UQO', 'Université du Québec en Outaouais'],
]
const OTHERS = [
  ['Deutsche Bank', 'Deutsche Bank Park'],
  ['Elmora University', 'Elmora University Press'],
  ['Universität Hamburg', 'Universität Heidelberg'],
  ['University of Paris', 'University of Texas, Paris'],
  ['Corriemoor', 'Corriemoor Foods'],
  ['Oslo Bakery', 'Bergen Bakery'],
  ['', 'Corriemoor'],
]

test.group('people: names of one employer', () => {
  test('{0} and {1} are one employer')
    .with(SAME)
    .run(({ assert }, [a, b]) => {
      assert.isTrue(sameEmployer(a, b))
      assert.isTrue(sameEmployer(b, a))
    })

  test('{0} and {1} are two employers')
    .with(OTHERS)
    .run(({ assert }, [a, b]) => {
      assert.isFalse(sameEmployer(a, b))
      assert.isFalse(sameEmployer(b, a))
    })

  test('an acronym may have more letters of the last word, and is not proof', ({ assert }) => {
    assert.isTrue(mayBeAcronym('UFPR', 'Universidade Federal do Paraná'))
    assert.isFalse(sameEmployer('UFPR', 'Universidade Federal do Paraná'))
    assert.isFalse(mayBeAcronym('UFSC', 'Universidade Federal do Paraná'))
    assert.isFalse(mayBeAcronym('Ufpr', 'Universidade Federal do Paraná'))
  })
})
