import { test } from '@japa/runner'
import { decodedRow, encodedRow, hashedForms, isHashed } from '#bench/realweb/contacts'
import type { Entity } from '#bench/realweb/files'
import { withoutContacts } from '#bench/realweb/normalise'
import { isAccepted } from '#bench/realweb/same_value'

type Case = [column: string, value: unknown, accepted: string[], type?: 'person' | 'company']

const SAME: Case[] = [
  ['name', 'José  Müller-Lund', ['Jose Muller Lund']],
  ['name', 'ACME G.m.b.H.', ['Acme'], 'company'],
  ['name', 'The Lab S.A.S.', ['the lab'], 'company'],
  ['company', 'Straße & Co. KG', ['Strasse and']],
  ['title', 'CTO and Co-Founder', ['Co-founder & Chief Technology Officer']],
  ['title', 'Professor of Physics at MIT', ['Professor, Physics']],
  ['location', 'Lyon, Rhône, France', ['Lyon']],
  ['location', 'Lyon', ['Lyon, France']],
  ['location', 'Berlin, Germany', ['Hauptstr. 5, 10115 Berlin']],
  ['headquarters', 'Hauptstraße 5, Berlin', ['Berlin, Germany']],
  ['headquarters', '東京', ['東京都千代田区1-1']],
  ['location', 'France', ['Lyon, France', 'France']],
  ['website', 'http://www.Jane.example/index.html', ['https://jane.example/']],
  ['domain', 'https://www.acme.example/about', ['acme.example'], 'company'],
  ['socials.microblog', 'https://twitter.com/Jane', ['https://x.com/jane']],
  ['socials.microblog', 'https://x.com/jane', ['@jane']],
  ['socials.microblog', 'https://mastodon.example/@jane', ['@jane@mastodon.example']],
  ['socials.codehost', 'github.com/Jane/', ['jane']],
  ['socials.pronet', 'https://de.linkedin.com/in/jane', ['https://www.linkedin.com/in/jane/']],
  ['socials.video', 'https://youtube.com/c/jane', ['https://www.youtube.com/@jane']],
  ['email.work', 'mailto:Jane@Acme.example', ['jane@acme.example']],
  ['phone', '+49 (0)30 1234567', ['030 / 123 45 67']],
  ['custom.phone', '+1 415-555-0100', ['(415) 555-0100'], 'company'],
  ['founded_year', 1998, ['since 1998'], 'company'],
  ['headcount', '51-200', ['about 120 people'], 'company'],
  ['custom.vat', 'DE 123 456 789', ['DE123456789'], 'company'],
  ['custom.ceo', 'Dr. Jane Doe', ['Jane Doe'], 'company'],
  ['custom.languages', ['English', 'German'], ['German, English']],
  ['industry', 'Software', ['Software development'], 'company'],
  [
    'description',
    'ACME builds tools for teams.  We ship.',
    ['Acme builds tools for teams. We ship'],
    'company',
  ],
  [
    'description',
    'We are ACME. ACME builds tools for large teams.',
    ['ACME builds tools for large teams'],
    'company',
  ],
]

const DIFFERENT: Case[] = [
  ['name', null, ['Jane Doe']],
  ['name', '', ['']],
  ['name', 'Jane', ['Jane Doe']],
  ['company', 'Acme Labs', ['Acme']],
  ['title', 'Professor', ['Assistant Professor']],
  ['location', 'France', ['Lyon, France']],
  ['location', 'San Diego, California', ['Palo Alto, California, USA', 'Palo Alto']],
  ['location', 'Munich, Germany', ['Berlin, Germany']],
  ['website', 'https://jane.example/blog', ['https://jane.example/']],
  ['socials.codehost', 'https://github.com/jane/project', ['https://github.com/jane']],
  ['socials.microblog', 'https://x.com/jane', ['https://mastodon.example/@jane']],
  ['email.work', 'jane@acme.example', ['j@acme.example']],
  ['phone', '12345', ['12345']],
  ['founded_year', 1998, ['1999'], 'company'],
  ['headcount', '1-10000', ['120'], 'company'],
  ['custom.ceo', 'John Doe', ['Jane Doe'], 'company'],
  ['description', 'tools for teams', ['ACME builds tools for teams'], 'company'],
]

test.group('realweb benchmark | values', () => {
  test('{0} {1} is {2}')
    .with(SAME)
    .run(({ assert }, [column, value, accepted, type = 'person']) =>
      assert.isTrue(isAccepted(column, value, accepted, type))
    )

  test('{0} {1} is not {2}')
    .with(DIFFERENT)
    .run(({ assert }, [column, value, accepted, type = 'person']) =>
      assert.isFalse(isAccepted(column, value, accepted, type))
    )

  test('the hashed label of {0} {1} accepts {2}: {3}')
    .with([
      ['email.work', 'Jane@Acme.example', 'mailto:jane@acme.example', true],
      ['email.work', 'jane@acme.example', 'j@acme.example', false],
      ['phone', '+49 (0)30 1234567', '030 / 123 45 67', true],
      ['phone', '+47 22 85 50 50', '22 85 50 50', true],
      ['phone', '22 85 50 50', '+47 22 85 50 50', true],
      ['phone', '+49 177 5156969', '+49 167 5156969', false],
      ['phone', '5156969', '+49 177 5156969', false],
      ['phone', '12345', '12345', false],
    ] as const)
    .run(({ assert }, [column, label, value, isSame]) => {
      const hashed = hashedForms(column, [label])
      assert.isTrue(hashed.every(isHashed))
      assert.equal(isAccepted(column, value, hashed, 'person'), isSame)
      assert.equal(isAccepted(column, value, [label], 'person'), isSame)
      assert.deepEqual(hashedForms(column, hashed), hashed)
    })

  test('data/ stores a person without readable contact data, and rows decode', ({ assert }) => {
    const entity: Entity = {
      ...{ id: 'p1', entity_type: 'person', language: 'en', site: 'https://jane.example/' },
      rows: { email: { email: 'jane@acme.example' } },
      cells: {
        name: { accepted: ['Jane Doe'], pages: ['p1/1'], quote: 'Jane Doe' },
        'email.work': { accepted: ['jane@acme.example'], pages: ['p1/1'], quote: 'jane@acme.example' },
        phone: { accepted: ['+1 415 555 0100'], pages: ['p1/1'], quote: '415-555-0100' },
      },
      note: 'Page 2 (2010-2012) has joe@acme.example and the fax 415-555-0199.',
    }
    const stored = withoutContacts(entity)
    assert.notMatch(JSON.stringify(stored), /jane@|joe@|555[- ]01/)
    assert.equal(stored.note, 'Page 2 (2010-2012) has [address] and the fax [number].')
    assert.deepEqual(stored.cells.name, entity.cells.name)
    assert.deepEqual(decodedRow(stored.rows.email), entity.rows.email)
    assert.deepEqual(encodedRow(stored.rows.email), stored.rows.email)
    assert.deepEqual(withoutContacts({ ...entity, entity_type: 'company' }).rows, entity.rows)
  })
})
