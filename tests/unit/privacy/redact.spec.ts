import { PLAIN_CONTACTS } from '#domain/ports/contact_seal'
import { test } from '@japa/runner'
import { PersonMentions } from '#domain/privacy/mentions/person_mentions'
import { isAbout, redactJson, redactText } from '#domain/privacy/mentions/redact'
import { searchTerms } from '#domain/privacy/mentions/search_terms'
import type { ErasedPerson } from '#domain/privacy/personal_data'

const ID = `per_${'0a'.repeat(16)}`
const OTHER_ID = `per_${'0b'.repeat(16)}`
const ZOE: ErasedPerson = {
  personIds: [ID],
  recordKeys: ['0a'.repeat(16)],
  identifiers: [
    { kind: 'profile', value: 'pronet:in/zoe-quill' },
    { kind: 'profile', value: 'codehost:zoeq' },
    { kind: 'email', value: 'zoe@acme.example' },
    { kind: 'phone', value: '+4722951734' },
  ],
  names: ['Zoë Quill'],
  employers: ['acme', '@acme.example'],
}
const shared = new PersonMentions(ZOE)
const unique = new PersonMentions({ ...ZOE, ownNames: ['Zoë Quill'] })

test.group('mentions of a person', () => {
  const MENTIONED = [
    `see ${ID}.`,
    'https://www.linkedin.com/in/zoe-quill/',
    'at linkedin.com/in/zoe-quill, Oslo',
    'https://github.com/zoeq/lamps',
    'Write to Zoe@Acme.example!',
    'zoe (at) acme (dot) example',
    'call +47 22 95 17 34 now',
    'Tel. 22951734',
  ]
  for (const text of MENTIONED)
    test(`in ${JSON.stringify(text)}`, ({ assert }) => {
      assert.isTrue(shared.isIn(text))
    })

  const OTHERS = [
    'Zoe Quill',
    OTHER_ID,
    'https://www.linkedin.com/in/zoe-quill-2',
    'https://github.com/zoeqq',
    'azoe@acme.example',
    '+47 22 95 17 35',
    '20260101',
  ]
  for (const text of OTHERS)
    test(`not in ${JSON.stringify(text)}`, ({ assert }) => {
      assert.isFalse(shared.isIn(text))
    })

  test('an own name counts in any spelling and order, as whole words', ({ assert }) => {
    for (const text of ["zoe quill's desk", 'QUILL, ZOË', 'https://acme.example/people/zoe-quill'])
      assert.isTrue(unique.isIn(text), text)
    for (const text of ['zoe quillfeather', 'zoe and quill']) assert.isFalse(unique.isIn(text), text)
  })

  test('every mentioned text passes the search terms', ({ assert }) => {
    const terms = searchTerms({ ...ZOE, ownNames: ['Zoë Quill'] }, PLAIN_CONTACTS)!
    for (const text of [...MENTIONED, 'quill, zoe'])
      assert.isTrue(
        terms.some(({ pattern, folded }) => like(folded ? text.toLowerCase() : text, pattern)),
        text
      )
  })

  test('a name without Latin letters is searched as written', ({ assert }) => {
    const terms = searchTerms(
      { personIds: [], recordKeys: [], identifiers: [], names: ['李明'] },
      PLAIN_CONTACTS
    )
    assert.deepEqual(terms, [{ pattern: '%李明%', folded: false }])
  })
})

test.group('what is not the person', () => {
  test('an id that is a word compares with nothing', ({ assert }) => {
    const word = new PersonMentions({ ...ZOE, personIds: ['completed'], identifiers: [] })
    assert.isFalse(isAbout({ id: 'run_1', status: 'completed' }, word))
  })

  test('an own name at another employer is a namesake of whom kith has no record', ({ assert }) => {
    assert.isFalse(isAbout({ name: 'Zoe Quill', company: 'Moonbeck' }, unique))
    assert.isTrue(isAbout({ name: 'Zoe Quill', company: 'Acme' }, unique))
  })

  test('an organisation with the name of the person stays', ({ assert }) => {
    for (const text of ['Board: Zoe Quill Foundation.', 'The Zoë Quill Institute'])
      assert.equal(redactText(text, unique, true), text)
    assert.equal(redactText('Zoe Quill of the Zoe Quill Foundation', unique, false), '[erased]')
  })
})

test.group('search terms', () => {
  const termsOf = (person: Partial<ErasedPerson>) =>
    searchTerms({ personIds: [], recordKeys: [], identifiers: [], names: [], ...person }, PLAIN_CONTACTS)!
  const finds = (person: Partial<ErasedPerson>, text: string) =>
    termsOf(person).some(({ pattern, folded }) => like(folded ? text.toLowerCase() : text, pattern))

  test('a Gmail address is found with dots anywhere', ({ assert }) => {
    const person = { identifiers: [{ kind: 'email' as const, value: 'zoequill@gmail.com' }] }
    for (const text of [
      'Zoe.Quill@gmail.com',
      'z.o.equill+x@googlemail.com',
      'zoequill (at) gmail (dot) com',
    ])
      assert.isTrue(finds(person, text), text)
    assert.isFalse(finds(person, 'bob@gmail.com'))
  })

  test('short addresses and numbers like years do not match every text', ({ assert }) => {
    const phone = { identifiers: [{ kind: 'phone' as const, value: '+4722952024' }] }
    for (const text of ['22952024', '22 95 20 24', '2295-2024', '229 52 024'])
      assert.isTrue(finds(phone, text), text)
    assert.isFalse(finds(phone, '{"observed_at":"2024-01-01"}'))
    const email = { identifiers: [{ kind: 'email' as const, value: 'al@acme.example' }] }
    assert.isTrue(finds(email, 'AL (at) acme (dot) example'))
    assert.isFalse(finds(email, 'a general remark'))
  })
})

test.group('redaction of stored JSON', () => {
  test('removes the objects about the person and keeps everybody else', ({ assert }) => {
    const namesake = { person_id: OTHER_ID, name: 'Zoe Quill', company: 'Moonbeck', text: 'Zoe Quill bakes' }
    const results = [
      { person_id: ID, name: 'Zoe Quill' },
      namesake,
      { name: 'Zoe Quill', company: 'Acme Inc.' },
    ]
    assert.deepEqual(redactJson({ results, total: 3 }, shared, true), { results: [namesake], total: 3 })
  })

  test("another person's object loses the lines that name the person, and nothing of a namesake", ({
    assert,
  }) => {
    const other = { person_id: OTHER_ID, name: 'Bo Nib', title: 'Assistant to Zoe Quill', company: 'Acme' }
    assert.deepEqual(redactJson({ results: [other] }, unique, true), {
      results: [{ ...other, title: '[erased]' }],
    })
    const shares = { ...other, title: 'Knows Zoe Quill' }
    assert.deepEqual(redactJson({ results: [shares] }, shared, true), { results: [shares] })
    const namesake = { ...other, name: 'Zoe Quill', title: 'Zoe Quill, Chief' }
    for (const mentions of [unique, shared])
      assert.deepEqual(redactJson({ results: [namesake] }, mentions, true), { results: [namesake] })
  })

  test('an item keeps its own id, status and times', ({ assert }) => {
    const item = {
      id: 'item_1',
      status: 'admitted',
      created_at: 't',
      person: { name: 'Z', pronet: 'linkedin.com/in/zoe-quill' },
      enrichments: [{ value: 1979 }],
    }
    const erased = { id: 'item_1', status: 'admitted', created_at: 't', erased: true }
    assert.deepEqual(redactJson(item, shared, true), erased)
    assert.deepEqual(redactJson({ type: 'set.item.created', data: item }, shared, true), {
      type: 'set.item.created',
      data: erased,
    })
  })

  test('a name alone, or with another employer, is a namesake, unless it is an own name', ({ assert }) => {
    assert.isFalse(isAbout({ name: 'Zoe Quill' }, shared))
    assert.isFalse(isAbout({ name: 'Zoe Quill', company: 'Moonbeck' }, shared))
    assert.isTrue(isAbout({ name: 'Zoe Quill', company: 'ACME' }, shared))
    assert.isTrue(isAbout({ name: 'Zoe Quill' }, unique))
    assert.isFalse(isAbout({ name: 'Zoe Quill', email: 'z@moonbeck.example' }, unique))
  })

  test('removes identifiers from lists, keys of maps, and JSON inside text', ({ assert }) => {
    assert.deepEqual(redactJson({ ids: [ID, OTHER_ID] }, shared, true), { ids: [OTHER_ID] })
    assert.deepEqual(redactJson({ votes: { [ID]: 1, [OTHER_ID]: 2 } }, shared, true), {
      votes: { [OTHER_ID]: 2 },
    })
    const inner = JSON.stringify({ people: [{ email: 'zoe@acme.example' }, { email: 'b@acme.example' }] })
    assert.deepEqual(redactJson({ text: inner }, shared, true), {
      text: JSON.stringify({ people: [{ email: 'b@acme.example' }] }),
    })
  })

  test('replaces lines of text, with shared names only where the document mentions the person', ({
    assert,
  }) => {
    const text = 'Zoe Quill leads.\nMail: zoe@acme.example\nBread is baked.'
    assert.equal(redactText(text, shared, false), 'Zoe Quill leads.\n[erased]\nBread is baked.')
    assert.equal(redactText(text, shared, true), '[erased]\n[erased]\nBread is baked.')
    assert.equal(redactText('Bread.', shared, true), 'Bread.')
    assert.equal(redactText('Zoë\nQuill', unique, false), '[erased]')
  })

  test('is idempotent and leaves other documents unchanged', ({ assert }) => {
    const other = { person: { person_id: OTHER_ID, name: 'Ada' }, list: [1, null, 'x'], text: 'a\nb' }
    assert.deepEqual(redactJson(other, unique, true), other)
    const once = redactJson({ data: { id: 'i', person: { person_id: ID } } }, unique, true)
    assert.deepEqual(redactJson(once, unique, true), once)
  })
})

/** Compares like LIKE in SQL. */
const like = (text: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('_', '.').replaceAll('%', '.*')}$`, 's').test(text)
