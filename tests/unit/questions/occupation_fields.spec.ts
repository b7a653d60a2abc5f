import { test } from '@japa/runner'
import { fieldOfOccupation } from '#domain/questions/values/occupation_fields'

test.group('questions: fields of occupations', () => {
  test('[DS-001] an occupation names its field in the language of its spelling', ({ assert }) => {
    const fields: [occupation: string, language: string, field: string | null][] = [
      ['Klinische Psychologin', 'de', 'Klinische Psychologie'],
      ['Sophrologue', 'fr', 'Sophrologie'],
      ['ostéopathe', 'fr', 'ostéopathie'],
      ['Fotógrafo Profesional', 'es', 'Fotografía'],
      ['Psicologa', 'it', 'Psicologia'],
      ['Fotograf', 'pl', 'Fotografia'],
      ['Fotograf', 'de', 'Fotografie'],
      ['Physical therapist', 'en', 'Physical therapy'],
      ['attorney', 'en', 'law'],
      ['Baker', 'en', null],
      ['Catalogue', 'fr', null],
      ['Head of the department of geology', 'en', null],
    ]
    for (const [occupation, language, field] of fields)
      assert.equal(fieldOfOccupation(occupation, language), field, occupation)
  })

  test('[DS-001] a long word takes no time', ({ assert }) => {
    assert.isNull(fieldOfOccupation('o'.repeat(100_000), 'en'))
  })
})
