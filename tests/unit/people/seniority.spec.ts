import { test } from '@japa/runner'
import fc from 'fast-check'
import { SENIORITIES } from '#domain/people/titles/seniorities'
import { matchesSeniority, seniorityOf, seniorityTerms } from '#domain/people/titles/seniority'

const TITLES: readonly (readonly [title: string, levels: string])[] = [
  ['Marketing Intern', 'entry'],
  ['Graduate Engineer', 'entry'],
  ['Praktikantin Marketing', 'entry'],
  ['Jr. Data Analyst', 'junior'],
  ['Associate Product Manager', 'senior'],
  ['Associate Consultant', 'junior'],
  ['Associate Director', 'director'],
  ['Software Engineer', 'mid'],
  ['Software Engineer II', 'mid'],
  ['Account Executive', 'mid'],
  ['Sr. Software Engineer', 'senior'],
  ['Engineering Manager', 'senior'],
  ['PM', 'senior'],
  ['Tech Lead', 'senior'],
  ['Staff Engineer', 'staff'],
  ['Senior Staff Engineer', 'senior staff'],
  ['Principal Designer', 'principal'],
  ['Distinguished Engineer', 'principal'],
  ['Engineering Director', 'director'],
  ['Head of Sales', 'director'],
  ['Product Head', 'director'],
  ['Senior Director of Product', 'director'],
  ['Vice President, Marketing', 'vp'],
  ['SVP Sales', 'vp'],
  ['Assistant Vice President', 'vp'],
  ['Chief of Product', 'cxo'],
  ['CTO', 'cxo'],
  ['Co-Founder & CEO', 'cxo'],
  ['President', 'cxo'],
  ['Business Owner', 'cxo'],
  ['Owner', 'cxo'],
  ['Product Owner', 'mid'],
  ['Founder & Senior Engineer', 'senior cxo'],
  ['Assistant to the CEO', 'mid'],
  ['Founder Success Specialist', 'mid'],
  ['Former CEO', ''],
  ['Geschäftsführerin', 'director cxo'],
  ['', ''],
]

const STATED: readonly (readonly [seniority: string, title: string, levels: string])[] = [
  ['senior', '', 'senior'],
  ['SENIOR', 'Software Engineer', 'senior'],
  ['Entry level', '', 'entry'],
  ['Mid-Senior level', '', 'mid senior'],
  ['C-Suite', '', 'cxo'],
  ['vice_president', '', 'vp'],
  ['Manager', '', 'senior'],
  ['Head', '', 'director'],
  ['mid', 'Product Manager', 'mid senior'],
  ['', 'Software Engineer', 'mid'],
  ['unheard of', '', ''],
]

test.group('seniority', () => {
  for (const [title, levels] of TITLES)
    test(`[SR-044 SR-045 SR-046 SR-047] ${title || '(blank)'} is ${levels || 'no level'}`, ({ assert }) =>
      assert.equal(seniorityOf(title).join(' '), levels))
  for (const [seniority, title, levels] of STATED)
    test(`[SR-044] a record with seniority ${seniority || 'nothing'} with ${title || 'no title'} is ${levels || 'no level'}`, ({
      assert,
    }) => assert.equal(seniorityTerms({ seniority, title }).join(' '), levels))

  test('[SR-048] other values match whole words of the seniority or title', ({ assert }) => {
    assert.isTrue(matchesSeniority('fellow', { title: 'Research Fellow' }))
    assert.isFalse(matchesSeniority('fellow', { title: 'Fellowship Manager' }))
    assert.isTrue(matchesSeniority('Manager', { seniority: 'manager' }))
    assert.isTrue(matchesSeniority('training', { seniority: 'Training' }))
    assert.isFalse(matchesSeniority('manager', { seniority: 'senior', title: 'Engineer' }))
    assert.isFalse(matchesSeniority('fellow', {}))
  })

  test('[SR-044] a level matches exactly the records indexed under it', ({ assert }) => {
    const word = fc.constantFrom(
      'senior',
      'Sr.',
      'head',
      'of',
      'sales',
      'VP',
      'engineer',
      'chief',
      'junior',
      '&',
      'CEO'
    )
    const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (seniority, title) => {
        const terms = seniorityTerms({ seniority, title })
        for (const level of SENIORITIES)
          assert.equal(matchesSeniority(level, { seniority, title }), terms.includes(level))
        assert.deepEqual(
          terms,
          SENIORITIES.filter((level) => terms.includes(level))
        )
      })
    )
  })
})
