import { test } from '@japa/runner'
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
})
