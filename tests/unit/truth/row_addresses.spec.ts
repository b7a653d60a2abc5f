import { test } from '@japa/runner'
import { profileLikeness, showsRowAddress } from '#domain/truth/identity/row_addresses'
import { readSubject } from '#domain/truth/subject'

test.group('truth: addresses of a row on a page', () => {
  test('a link to the profile, and every spelling of the mailbox', ({ assert }) => {
    const page = {
      text: 'Write to Nora.Beck@Tidewell.example',
      links: [{ url: 'https://github.com/NoraBeck' }, { url: 'mailto:nora.beck+x@gmail.com' }],
    }
    const shows = (row: object) => showsRowAddress(readSubject('person', row), page)
    assert.isTrue(shows({ socials: { codehost: 'norabeck' } }))
    assert.isTrue(shows({ email: 'norabeck@gmail.com' }))
    assert.isTrue(shows({ email: 'nora.beck@tidewell.example' }))
    assert.isFalse(shows({ socials: { codehost: 'adaquill' } }))
    assert.isFalse(shows({ name: 'Nora Beck' }))
  })

  test('handles resemble names, also with the number of a taken name', ({ assert }) => {
    const row = readSubject('person', { pronet_url: 'https://www.linkedin.com/in/nora-beck-80a28b163' })
    assert.equal(profileLikeness(row, 'Nora Beck'), 'whole')
    assert.equal(profileLikeness(row, 'Ada Quill'), 'unlike')
  })
})
