import { test } from '@japa/runner'
import { identify } from '#domain/truth/identity/identify'
import { initialEvidence } from '#domain/truth/identity/identity_evidence'
import { all, candidate, claim, person } from './sketches.js'

test.group('truth: namesakes', () => {
  test('an employer left long ago does not support the identity', ({ assert }) => {
    const subject = person({ name: 'Felix Harmon', company: 'Willoscale Robotics' })
    const profile = (end: string) => {
      const url = 'https://www.linkedin.com/in/felix-harmon-f62'
      const { page, mention } = candidate({ url, name: 'Felix Harmon', company: 'Hollowmark' })
      const value = { title: null, company: 'Willoscale Robotics', start: null, end, current: false }
      const left = claim('employment', value)
      const seen = { ...page, observedAt: '2026-09-27T00:00:00Z' }
      return identify(
        subject,
        { ...mention, claims: [...mention.claims, left] },
        seen,
        initialEvidence(subject)
      ).probability
    }
    assert.isAbove(profile('2025'), 0.75)
    assert.isBelow(profile('2009'), 0.1)
  })

  test('news of a departure matches a person whose profile still shows the employer', ({ assert }) => {
    const subject = person({ name: 'Laura Graves' })
    const known = (seen: string) => ({
      ...initialEvidence(subject),
      companies: [{ text: 'Delphiwell Energy', probability: 1, seen: `${seen}T08:00:00.000Z` }],
    })
    const news = (seen: string, statedAt: string | null, end: string | null) => {
      const url = 'https://dailyledger.example/2026/tindravia-names-laura-graves-3477'
      const { page, mention } = candidate({ url, name: 'Laura Graves', own: false, company: 'Tindravia' })
      const value = { title: null, company: 'Delphiwell Energy', start: null, end, current: false }
      const left = { ...claim('employment', value), past: true, statedAt }
      return identify(subject, { ...mention, claims: [...mention.claims, left] }, page, known(seen))
        .probability
    }
    assert.isAbove(news('2026-03-22', '2026-04-05', null), 0.75)
    assert.isAbove(news('2026-03-22', '2026-04-05', '2026'), 0.75)
    // Profiles are often outdated.
    assert.isAbove(news('2026-11-21', '2026-04-05', null), 0.75)
    // A person seen there years later has not left. An earlier departure is a namesake's. An
    // undated page proves nothing.
    assert.isBelow(news('2028-05-01', '2026-04-05', null), 0.1)
    assert.isBelow(news('2026-03-22', '2026-04-05', '2023'), 0.1)
    assert.isBelow(news('2026-03-22', null, null), 0.1)
  })

  test('at most one of two namesakes on a network is confirmed', ({ assert }) => {
    const row = { name: 'Alice Hughes', company: 'Umbrabase' }
    const profile = (id: number) => ({
      url: `https://www.linkedin.com/in/alice-hughes-${id}`,
      name: 'Alice Hughes',
      company: 'Umbrabase',
    })
    const [only] = all(person(row), profile(1))
    const [one, other] = all(person(row), profile(1), profile(2))
    assert.isAbove(only, 0.9)
    assert.isBelow(Math.max(one, other), 0.6)
  })

  test('pages that link to each other are one candidate and do not confirm each other', ({ assert }) => {
    // The site is likely because of a former employer. Its profiles add nothing.
    const row = { name: 'Alice Hughes', company: 'Umbrabase' }
    const site = 'https://alicehughes-54.example/'
    const profiles = [
      'https://github.com/alicehughes_54',
      'https://www.linkedin.com/in/alice-hughes-d0a21',
      'https://x.com/alicehughes_54',
    ]
    const home = (links: string[]) => ({
      url: site,
      name: 'Alice Hughes',
      company: 'Flintmark',
      former: 'Umbrabase',
      links,
    })
    const linked = profiles.map((url) => ({
      url,
      name: 'Alice Hughes',
      company: 'Flintmark',
      links: [site, ...profiles],
    }))
    const [alone] = all(person(row), home([]))
    assert.isAbove(alone, 0.75)
    const together = all(person(row), home(profiles), ...linked)
    assert.approximately(together[0], alone, 0.001)
    for (const probability of together.slice(1)) assert.isAtMost(probability, alone + 0.02)
    const reversed = all(person(row), ...linked, home(profiles)).reverse()
    assert.approximately(reversed[0], together[0], 0.001)
  })

  test('a confirmed current employee is not a former employee', ({ assert }) => {
    const row = { name: 'Alice Hughes', company: 'Umbrabase' }
    const news = {
      url: 'https://news.example/1',
      name: 'Alice Hughes',
      own: false,
      former: 'Umbrabase',
      company: 'Cobalwell',
    }
    const namesake = {
      url: 'https://alicehughes-54.example/',
      name: 'Alice Hughes',
      company: 'Flintmark',
      former: 'Cobalwell',
    }
    const [told, other] = all(person(row), news, namesake)
    assert.isAbove(told, 0.75)
    assert.isBelow(other, 0.1)
  })
})
