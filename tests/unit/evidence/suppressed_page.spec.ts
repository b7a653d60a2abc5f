import { test } from '@japa/runner'
import type { Mention } from '#domain/evidence/claim'
import type { Page } from '#domain/evidence/page'
import { withoutSuppressed } from '#domain/evidence/suppressed_page'

const PAGE: Page = {
  ...{ url: 'https://acme.example/team', via: ['https://acme.example/team'], canonical: null },
  ...{ observedAt: '2026-01-01T00:00:00.000Z', title: null, language: null, text: '' },
  ...{ blocks: [], links: [], regions: [], pairs: [], rows: [], times: [], structured: [] },
}
const mention = (name: string, claims: object[] = []) => ({ name, own: false, claims }) as unknown as Mention
const email = (value: string) => ({ field: 'email', value, quote: value })
const textWithout = (text: string, mentions: Mention[], scopes: ('all' | 'contacts' | null)[] = ['all']) =>
  withoutSuppressed({ page: { ...PAGE, text }, mentions }, scopes).page.text

test.group('pages without suppressed people', () => {
  const ZOE = mention('Zoë Quill', [email('zoe@acme.example')])

  test('a name and an address are removed in every case', ({ assert }) => {
    for (const name of ['Zoë Quill', 'ZOË QUILL', 'zoë quill', 'ZOË Quill'])
      assert.equal(textWithout(`Ask ${name}, our baker.`, [ZOE]), 'Ask [removed], our baker.')
    assert.equal(textWithout('Write to ZOE@Acme.example!', [ZOE]), 'Write to [removed]!')
    assert.equal(textWithout('Write to ZOE@Acme.example!', [ZOE], ['contacts']), 'Write to [removed]!')
    assert.equal(textWithout('ZOË QUILL', [ZOE], ['contacts']), 'ZOË QUILL')
  })

  test('letters whose other case has another length do not move the place', ({ assert }) => {
    assert.equal(textWithout('İİİ STRAẞE ŉ ZOË QUILL bakes.', [ZOE]), 'İİİ STRAẞE ŉ [removed] bakes.')
  })

  test('another case inside of other words stays, and as written it goes anywhere', ({ assert }) => {
    const mark = mention('Mark Hill')
    assert.equal(
      textWithout('A landmark hillside. Mark Hills house', [mark]),
      'A landmark hillside. [removed]s house'
    )
  })

  test('a longer text is removed whole, whatever the order', ({ assert }) => {
    const both = mention('Zoe Quill', [email('zoe quill@acme.example')])
    assert.equal(textWithout('zoe quill@acme.example', [both]), '[removed]')
  })

  test('a namesake keeps the name in every case', ({ assert }) => {
    const people = [mention('ZOE QUILL'), mention('Zoe Quill')]
    assert.equal(textWithout('Zoe Quill and ZOE QUILL', people, ['all', null]), 'Zoe Quill and ZOE QUILL')
  })

  test('claims of others lose the person in every case', ({ assert }) => {
    const claim = (value: string, quote: string) => ({ field: 'title', value, quote })
    const boss = mention('Ada Byrne', [
      claim('Assistant of ZOE QUILL', 'Assistant of ZOE QUILL'),
      claim('Baker', 'Baker, with zoe quill'),
      claim('Owner', 'Owner'),
    ])
    const { mentions } = withoutSuppressed({ page: PAGE, mentions: [mention('Zoe Quill'), boss] }, [
      'all',
      null,
    ])
    assert.deepEqual(
      mentions.map(({ claims }) => claims.map(({ value, quote }) => [value, quote])),
      [
        [
          ['Baker', 'Baker, with [removed]'],
          ['Owner', 'Owner'],
        ],
      ]
    )
  })
})
