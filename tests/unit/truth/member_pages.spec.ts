import { test } from '@japa/runner'
import { PageSource } from '#domain/truth/research/page_source'
import { research } from '#domain/truth/research/research'
import { readSubject, type Row } from '#domain/truth/subject'
import { MemoryEvidence, type MemoryPage } from '#tests/support/fakes/memory_evidence'

const NAV = '<nav><a href="/">Verrano Lyrica</a> <a href="/about">About</a></nav>'
const member = (slug: string, name: string, mailbox: string): MemoryPage => ({
  url: `https://verranolyrica.example/members/${slug}`,
  observedAt: '2026-10-01T00:00:00Z',
  html: `<html lang="en"><head><title>${name} | Verrano Lyrica</title>
    <meta property="og:site_name" content="Verrano Lyrica"></head><body>${NAV}
    <p><b>${name}</b> <span>Principal Investigator</span></p><p>Rio de Janeiro (RJ)</p>
    <p><a href="mailto:${mailbox}"><span>Email</span></a></p>
    <p>Professor at the University of Castorra. Studies mosses of the coast.</p>
    <footer>© 2026 Verrano Lyrica <a href="mailto:verranolyrica@mail.example">Mail</a></footer></body></html>`,
})
const PAGES = [
  member('quell', 'Adriana Quell', 'quella@castorra.example'),
  member('vitale', 'David Vitale', 'davidlafosca@mail.example'),
]

async function confirmed(row: Row): Promise<string[]> {
  const options = { now: '2026-11-01T00:00:00Z', maxAgeDays: 365, allowStale: true, pages: 20, leads: [] }
  const reader = new PageSource(new MemoryEvidence(PAGES))
  const { sources } = await research(readSubject('person', row), reader, options)
  return sources
    .filter(({ identity }) => identity >= 0.75)
    .map(({ mention: { own, name } }) => (own ? `own ${name}` : `${name}`))
}

test.group('truth: pages of the members of an organisation', () => {
  test('[DS-024] a mailbox on a member’s page is the member’s, not the site’s', async ({ assert }) => {
    assert.deepEqual(await confirmed({ email: 'davidlafosca@mail.example' }), ['David Vitale'])
    assert.deepEqual(await confirmed({ email: 'quella@castorra.example' }), ['Adriana Quell'])
  })

  test('[DS-024] a member does not own the site', async ({ assert }) => {
    const row = { name: 'Adriana Quell', company: 'University of Castorra' }
    assert.deepEqual(await confirmed(row), ['Adriana Quell'])
  })

  test('[DS-024] the site’s own mailbox is not a member’s', async ({ assert }) => {
    const found = await confirmed({ email: 'verranolyrica@mail.example' })
    assert.notInclude(found.join(), 'Quell')
    assert.notInclude(found.join(), 'Vitale')
  })
})
