import { test } from '@japa/runner'
import { othersProfiles } from '#domain/truth/research/others_profiles'
import { readSubject } from '#domain/truth/subject'

const ADA = 'https://www.linkedin.com/in/ada-quill-1'

test.group("truth: others' profiles", () => {
  test('excludes a person’s profiles on networks with a known profile', ({ assert }) => {
    const isOthers = othersProfiles(readSubject('person', { name: 'Ada Quill', pronet_url: ADA }))
    assert.isTrue(isOthers('https://www.linkedin.com/in/ada-quill-2'))
    assert.isFalse(isOthers('https://github.com/adaquill'))
    assert.isFalse(isOthers('https://adaquill.example/'))
  })

  test('excludes profiles of people for a company', ({ assert }) => {
    const isOthers = othersProfiles(readSubject('company', { name: 'Tidewell Systems' }))
    assert.isTrue(isOthers(ADA))
    assert.isFalse(isOthers('https://www.linkedin.com/company/tidewell'))
    assert.isFalse(isOthers('https://x.com/tidewell'))
  })
})
