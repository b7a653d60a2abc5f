import { test } from '@japa/runner'
import fc from 'fast-check'
import { roleSequences, titleHoldsRole, titleSequences, titleSimilarity } from '#domain/people/titles/titles'

const HOLDS = [
  ['Co-Founder & CEO', 'founder'],
  ['Cofounder and CTO', 'Co-Founder'],
  ['Founder, CEO', 'chief executive officer'],
  ['Founder/CEO', 'CEO'],
  ['CTO | Advisor', 'Chief Technical Officer'],
  ['Senior Software Engineer II', 'Software Engineer'],
  ['Sr. SWE', 'Senior Software Engineer'],
  ['Software Engineers', 'SWE'],
  ['Vice President, Sales', 'VP of Sales'],
  ['VP Sales EMEA', 'VP of Sales'],
  ['V.P. Sales', 'vice president sales'],
  ['SVP, Sales & Marketing', 'VP Marketing'],
  ['Vice President for Academic Affairs', 'VP of Academic Affairs'],
  ['Product Head', 'Head of Product'],
  ['Head of Product', 'Product Head'],
  ['Director of Engineering', 'Engineering Director'],
  ['Engineering Director', 'director of engineering'],
  ['Senior Director of Product', 'Director of Product'],
  ['Director - Data Science', 'Data Science Director'],
  ['Manager, Product', 'Product Manager'],
  ['Senior Manager, Product Marketing', 'Senior Product Marketing Manager'],
  ['Software Engineer, Infrastructure', 'Infrastructure Engineer'],
  ['Product and Engineering Manager', 'Product Manager'],
  ['Head of Design & Research', 'Head of Research'],
  ['Head of AI/ML', 'head of machine learning'],
  ['Machine Learning Engineer', 'ML engineer'],
  ['Full-Stack Developer', 'fullstack developer'],
  ['Front End Engineer', 'frontend engineer'],
  ['Pre-Sales Engineer', 'presales engineer'],
  ['E-Commerce Manager', 'ecommerce manager'],
  ['Programme Manager', 'program manager'],
  ['Chief of Product', 'Chief Product Officer'],
  ['Chief People Officer', 'CPO'],
  ['Chief Product Officer', 'CPO'],
  ['CPO', 'Chief Product Officer'],
  ['Rev Ops Manager', 'RevOps manager'],
  ['PM', 'Product Manager'],
  ['Director of FP&A', 'director of financial planning and analysis'],
  ['L&D Manager', 'Learning & Development Manager'],
  ['HRBP', 'Human Resources Business Partner'],
  ['Accounts Payable Manager', 'AP manager'],
  ['Attorney at Law', 'lawyer'],
  ['Chairwoman of the Board', 'chairman'],
  ['Staff Software Engineer', 'Staff Engineer'],
  ['Interim CFO', 'CFO'],
  ['Chief of Staff to the CEO', 'chief of staff'],
  ['Assistant to the Founder', 'assistant'],
  ['Director of Trust & Safety', 'trust and safety director'],
  ['Business Dev Manager', 'business development manager'],
  ['VP Eng', 'VP of Engineering'],
  ['Software Eng', 'software engineer'],
  ['Software Engineer (m/w/d)', 'software engineer'],
  ['Ingeniera de software', 'software engineer'],
  ['Desarrolladora frontend', 'frontend developer'],
  ['Responsable de compras', 'purchasing manager'],
  ['Geschäftsführer', 'managing director'],
  ['Softwareentwickler:in', 'Software Developer'],
  ['Leiterin Marketing', 'head of marketing'],
  ['Directeur commercial', 'sales director'],
  ['Directora de Operaciones', 'Director of Operations'],
  ['Gerente de Vendas', 'sales manager'],
  ['Verkoper', 'salesperson'],
  ['Software Engineer', 'ingeniero de software'],
]

const HOLDS_NOT = [
  ['Software Engineer', 'engine'],
  ['Assistant to the Founder', 'founder'],
  ['Chief of Staff to CEO', 'CEO'],
  ['EA to the CTO', 'CTO'],
  ['Executive Assistant to CEO, COO & CFO', 'CFO'],
  ['Executive Assistant - CEO', 'CEO'],
  ['Office of the CEO', 'CEO'],
  ['Program Manager, Office of the CEO', 'CEO'],
  ['Coach for founders', 'founder'],
  ['Consultant working with founders', 'founder'],
  ['Engineer at CEO Labs', 'CEO'],
  ['Founder Success Manager', 'founder'],
  ["Founder's Associate", 'founder'],
  ['Developer Advocate', 'developer'],
  ['Partner Marketing Manager', 'partner'],
  ['Assistant Professor', 'assistant'],
  ['Executive Assistant', 'executive'],
  ['Former CEO', 'CEO'],
  ['ex-CTO', 'CTO'],
  ['CEO, former CTO', 'CTO'],
  ['Retired physician', 'physician'],
  ['Past President', 'president'],
  ['President-elect', 'president'],
  ['Professor Emeritus', 'professor'],
  ['Aspiring Product Manager', 'product manager'],
  ['Vice President of Sales', 'president'],
  ['Growth Marketer', 'Head of Growth'],
  ['Director of Product Design', 'Director of Product'],
  ['Head of Product Marketing', 'Head of Product'],
  ['Product Designer', 'Product Manager'],
  ['SRE', 'engineer'],
  ['', 'founder'],
]

test.group('titles', () => {
  for (const [title, value] of HOLDS)
    test(`[SR-036] ${title} holds ${value}`, ({ assert }) =>
      assert.isTrue(titleHoldsRole(title, value), shown(title, value)))
  for (const [title, value] of HOLDS_NOT)
    test(`[SR-036 SR-037] ${title || '(blank)'} does not hold ${value}`, ({ assert }) =>
      assert.isFalse(titleHoldsRole(title, value), shown(title, value)))

  test('two spellings of a role have a similarity of 1, other roles less', ({ assert }) => {
    assert.equal(titleSimilarity('Founder & CEO', 'Founder and Chief Executive Officer'), 1)
    assert.equal(titleSimilarity('VP of Sales', 'Vice President, Sales'), 1)
    const longer = titleSimilarity('Product Manager', 'Senior Product Manager, Growth')
    const partial = titleSimilarity('Product Manager', 'Engineering Manager')
    assert.isBelow(longer, 1)
    assert.isAbove(longer, partial)
    assert.isAbove(partial, titleSimilarity('Product Manager', 'Nurse'))
  })

  test('a title contains its role in any case, with any level and employer', ({ assert }) => {
    fc.assert(
      fc.property(aTitle, fc.constantFrom('', 'Senior ', 'Sr. ', 'Lead '), (title, level) => {
        assert.isTrue(titleHoldsRole(title, title), title)
        assert.isTrue(titleHoldsRole(title.toUpperCase(), title.toLowerCase()), title)
        assert.isTrue(titleHoldsRole(`${title} at Acme Founders`, title), title)
        assert.isTrue(titleHoldsRole(level + title, title), level + title)
        assert.isTrue(titleHoldsRole(`${title} | Advisor`, title), title)
      })
    )
  })

  test('past and mentioned roles do not match the plain role', ({ assert }) => {
    fc.assert(
      fc.property(
        aTitle,
        fc.constantFrom('Former ', 'Ex-', 'Assistant to the ', 'Retired '),
        (title, before) => assert.isFalse(titleHoldsRole(before + title, title), before + title)
      )
    )
  })

  test('any text yields sequences without empty tokens', ({ assert }) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        for (const sequence of [...titleSequences(text), ...roleSequences(text)])
          assert.isTrue(sequence.length > 0 && sequence.every((token) => token !== ''))
      })
    )
  })
})

const aTitle = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('Product', 'Software', 'Data', 'Sales', 'UX', 'Machine Learning', 'Human Resources'),
      fc.constantFrom('Engineer', 'Manager', 'Designer', 'Analyst', 'Director', 'Specialist')
    )
    .map((words) => words.join(' ')),
  fc
    .tuple(
      fc.constantFrom('Head of', 'Director of', 'VP of', 'VP,', 'Director,'),
      fc.constantFrom('Product', 'Engineering', 'Customer Success', 'Data Science', 'FP&A')
    )
    .map((words) => words.join(' ')),
  fc.constantFrom('CEO', 'Founder', 'Co-Founder', 'SRE', 'Registered Nurse', 'Chief of Staff', 'Attorney')
)

const shown = (title: string, value: string) =>
  JSON.stringify([titleSequences(title), roleSequences(value)].map((all) => all.map((one) => one.join(' '))))
