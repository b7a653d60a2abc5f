import { test } from '@japa/runner'
import { fitNameLikeness } from '#domain/people/names/learning/fit_name_likeness'
import { isUnlikelyName, nameLikeness } from '#domain/people/names/name_likeness'
import { hasNameForm, isPlausiblePersonName } from '#domain/people/names/plausible'

const PHRASES = [
  'Academic Appointments',
  'Professional Experiences',
  'Diretor Presidente',
  'Formação Acadêmica',
  'Quantum Device Optics',
  'Information Workforce Division',
]
/** Rare names of several languages. None begins with a common given name. */
const NAMES = [
  'Dipanjan Quillray',
  'Xiaoxia Zhangwu',
  'Toshie Matsukawa',
  'Iza Romanowicz',
  'Florent Bascouet',
  'Sitabhra Sinharoy',
]

test.group('people: letters of names', () => {
  test('{$self} has the form of a name and is no name')
    .with(PHRASES)
    .run(({ assert }, phrase) => {
      assert.isTrue(hasNameForm(phrase))
      assert.isFalse(isPlausiblePersonName(phrase))
    })

  test('{$self} is a plausible name')
    .with(NAMES)
    .run(({ assert }, name) => {
      assert.isTrue(isPlausiblePersonName(name))
    })

  test('a common given name or another script decides without the letters', ({ assert }) => {
    assert.isTrue(isPlausiblePersonName('Anna Research'))
    assert.isFalse(isUnlikelyName('市川 裕大'))
  })

  test('the fit learns from its examples, and is the same in each run', ({ assert }) => {
    const names = ['Orla Fenwick', 'Tomas Brindle', 'Orla Brindle', 'Tomas Fenwick']
    const phrases = ['Sales Reports', 'Annual Reports', 'Sales Targets', 'Annual Targets']
    const examples = [
      ...names.map((text) => ({ text, isName: true, weight: 1 })),
      ...phrases.map((text) => ({ text, isName: false, weight: 1 })),
    ]
    const fit = () => {
      let calls = 0
      return fitNameLikeness(examples, () => (++calls % 7) / 7)
    }
    const model = fit()
    for (const { text, isName } of examples) assert.equal(nameLikeness(text, model) > 0, isName, text)
    assert.deepEqual(fit(), model)
  })
})
