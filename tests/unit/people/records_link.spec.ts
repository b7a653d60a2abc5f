import { test } from '@japa/runner'
import type { CompanyRecord } from '#domain/people/companies/company_record'
import type { PersonRecord } from '#domain/people/person_record'
import { COMPANY_RULES, domainIdentifier, linkCompany } from '#domain/people/records/company_link'
import { linkPerson, PERSON_RULES } from '#domain/people/records/person_link'
import { resolve } from '#domain/people/records/resolve'

const IN = 'https://www.linkedin.com/in/'
const ACME = { company: 'Acme Inc.', city: 'Austin', state: 'TX', country: 'USA' }
type Fields = Partial<PersonRecord>

/** Two records of different sources, and whether they describe one person. */
const PEOPLE: [title: string, a: Fields, b: Fields, joined: boolean][] = [
  ['a name alone', {}, {}, false],
  ['name and employer, no place', { company: 'Acme' }, { company: 'Acme' }, false],
  ['name and place, no employer', { city: 'Austin' }, { city: 'Austin' }, false],
  ['name, employer and city', ACME, ACME, true],
  [
    'the employer without legal form, the state as a code',
    ACME,
    { company: 'ACME', city: 'Austin', state: 'Texas' },
    true,
  ],
  ['the employer as domain', ACME, { company_domain: 'acme.example', city: 'Austin' }, true],
  [
    'the employer as website',
    { ...ACME, website: 'https://acmegroup.example/zoe' },
    { company_domain: 'acmegroup.example', city: 'Austin' },
    true,
  ],
  ['only the state in common', ACME, { company: 'Acme', state: 'Texas' }, true],
  ['only the country in common', ACME, { company: 'Acme', country: 'United States' }, true],
  ['another city', ACME, { company: 'Acme', city: 'Boston', state: 'MA' }, false],
  ['a suburb of the same city', ACME, { company: 'Acme', city: 'Round Rock', state: 'TX' }, true],
  ['another employer', ACME, { ...ACME, company: 'Acme Foods' }, false],
  ['another name', ACME, { ...ACME, name: 'Zoe Lind' }, false],
  ['a short form of the name', { ...ACME, name: 'Bob Quist' }, { ...ACME, name: 'Robert Quist' }, true],
  ['a middle name left out', { ...ACME, name: 'Zoe Ann Quist' }, { ...ACME, name: 'Zoë Quist' }, true],
  ['father and son', { ...ACME, name: 'Bo Quist Sr.' }, { ...ACME, name: 'Bo Quist Jr.' }, false],
  [
    'a former employer, same city',
    { ...ACME, company: 'Lumo', experience: [{ company: 'Acme' }] },
    ACME,
    true,
  ],
  [
    'a former employer, same state',
    { company: 'Lumo', state: 'TX', experience: [{ company: 'Acme' }] },
    ACME,
    false,
  ],
  [
    'a common former position',
    { state: 'Texas', experience: [{ title: 'CTO', company: 'Kelp Ltd', start: '2012' }] },
    {
      city: 'Austin',
      state: 'TX',
      company: 'Acme',
      experience: [{ title: 'CTO', company: 'Kelp', start: '2012-03' }],
    },
    true,
  ],
  [
    'one pronet URL',
    { pronet_url: `${IN}zoe` },
    { pronet_url: 'http://uk.linkedin.com/in/Zoe/?trk=x' },
    true,
  ],
  [
    'the same pronet URL, another name',
    { pronet_url: `${IN}zoe` },
    { name: '王伟', pronet_url: `${IN}zoe` },
    true,
  ],
  ['the pronet URL in socials', { pronet_url: `${IN}zoe` }, { socials: { pronet: `${IN}zoe` } }, true],
  ['two pronet URLs', { ...ACME, pronet_url: `${IN}zoe` }, { ...ACME, pronet_url: `${IN}zoe2` }, false],
  [
    'one account as handle and as URL',
    { socials: { microblog: '@Zoe' } },
    { socials: { microblog: 'https://twitter.com/zoe' } },
    true,
  ],
  [
    'the same profile, a married name',
    { socials: { photo: 'zoe' } },
    { name: 'Zoe Lind', socials: { photo: 'zoe' } },
    true,
  ],
  [
    'a profile shared by strangers',
    { socials: { photo: 'acme' } },
    { name: 'Bo Lind', socials: { photo: 'acme' } },
    false,
  ],
  [
    'the same handle on different networks',
    { socials: { photo: 'zoe' } },
    { socials: { video: 'zoe' } },
    false,
  ],
  [
    'two profiles on one network',
    { ...ACME, socials: { codehost: 'a' } },
    { ...ACME, socials: { codehost: 'b' } },
    false,
  ],
  ['the same website', { website: 'https://zoe.example' }, { website: 'https://zoe.example' }, false],
]

const COMPANIES: [title: string, a: Partial<CompanyRecord>, b: Partial<CompanyRecord>, joined: boolean][] = [
  ['a name alone', {}, {}, false],
  ['the same domain', { domain: 'acme.com' }, { domain: 'www.acme.com' }, true],
  [
    'the same domain, as website',
    { domain: 'acme.com' },
    { name: 'Acme Labs', website: 'https://acme.com/' },
    true,
  ],
  ['a page within a site', { domain: 'acme.com' }, { website: 'https://acme.com/portfolio/x' }, false],
  [
    'different domains',
    { domain: 'acme.com', headquarters: 'Austin, TX' },
    { domain: 'acme.io', headquarters: 'Austin, TX' },
    false,
  ],
  [
    'the same company page',
    { pronet_url: 'https://www.linkedin.com/company/acme' },
    { pronet_url: 'https://linkedin.com/company/acme/about/' },
    true,
  ],
  [
    'the same company page, different domains',
    { pronet_url: 'https://www.linkedin.com/company/acme', domain: 'acme.com' },
    { pronet_url: 'https://www.linkedin.com/company/acme', domain: 'acme.io' },
    false,
  ],
  [
    'exact name and headquarters',
    { name: 'Acme Inc.', headquarters: 'Austin, TX, USA' },
    { headquarters: 'Austin, Texas' },
    true,
  ],
  [
    'a former name',
    { name: 'Lumo', aliases: ['Acme'], headquarters: 'Austin, TX, USA' },
    { headquarters: 'Austin' },
    true,
  ],
  [
    'a longer name',
    { name: 'Acme Foods', headquarters: 'Austin, TX' },
    { headquarters: 'Austin, TX' },
    false,
  ],
  ['other headquarters', { headquarters: 'Austin, TX' }, { headquarters: 'Boston, MA' }, false],
  [
    'two company pages',
    { headquarters: 'Austin, TX', pronet_url: 'https://www.linkedin.com/company/acme' },
    { headquarters: 'Austin, TX', pronet_url: 'https://www.linkedin.com/company/acme2' },
    false,
  ],
]

test.group('linking records', () => {
  for (const [title, a, b, joined] of PEOPLE) {
    test(`${joined ? 'one person' : 'two people'}: ${title}`, ({ assert }) => {
      const links = [a, b].map((fields, i) =>
        linkPerson({ name: 'Zoe Quist', source: `s${i}`, id: '1', ...fields }, String(i))
      )
      assert.lengthOf(resolve(links, PERSON_RULES), joined ? 1 : 2)
    })
  }

  for (const [title, a, b, joined] of COMPANIES) {
    test(`${joined ? 'one company' : 'two companies'}: ${title}`, ({ assert }) => {
      const links = [a, b].map((fields, i) =>
        linkCompany({ name: 'Acme', source: `s${i}`, id: '1', ...fields }, String(i))
      )
      assert.lengthOf(resolve(links, COMPANY_RULES), joined ? 1 : 2)
    })
  }

  test('two companies of one source at one domain are different, unless their names share a word', ({
    assert,
  }) => {
    const link = (id: string, name: string) => linkCompany({ source: 's', id, name, domain: 'host.com' }, id)
    assert.lengthOf(resolve([link('1', 'Acme'), link('2', 'Lumo')], COMPANY_RULES), 2)
    assert.lengthOf(resolve([link('1', 'Acme'), link('2', 'Acme Labs')], COMPANY_RULES), 1)
  })

  test('computes the identifiers of a record', ({ assert }) => {
    const socials = {
      microblog: '@Zoe',
      website: 'https://zoe.example',
      photo: 'https://nowhere.example/zoe',
    }
    const { identifiers } = linkPerson(
      { source: 's', id: '1', name: 'Zoe', pronet_url: `${IN}Zoe/`, socials },
      '1'
    )
    assert.sameMembers([...identifiers.values()], ['microblog:zoe', 'pronet:in/zoe'])
    assert.equal(domainIdentifier('https://www.acme.co.uk/x'), 'domain:acme.co.uk')
    assert.isNull(domainIdentifier('acme'))
  })
})
