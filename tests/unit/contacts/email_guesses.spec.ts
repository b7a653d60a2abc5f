import fc from 'fast-check'
import { test } from '@japa/runner'
import { addressForms } from '#domain/contacts/address_forms'
import { guessEmails } from '#domain/contacts/email_guesses'

const at = (domain: string, ...people: [string, string, string?][]) =>
  people.map(([local, name, group]) => ({ email: `${local}@${domain}`, name, group }))
const best = (name: string, known: ReturnType<typeof at>, group?: string) =>
  guessEmails({ name, group }, 'acme.com', known)[0]

test.group('contacts: guessed addresses', () => {
  test('uses the most common pattern for an unknown domain, with a low probability', ({ assert }) => {
    const [first, second] = guessEmails({ name: 'Jane Doe' }, 'acme.com', [])
    assert.equal(first.email, 'jane.doe@acme.com')
    assert.equal(second.email, 'jdoe@acme.com')
    assert.isBelow(first.probability, 0.6)
  })

  test('uses the pattern of the domain').run(({ assert }) => {
    const table: [[string, string][], string][] = [
      [
        [
          ['amiller', 'Anna Miller'],
          ['btanaka', 'Ben Tanaka'],
        ],
        'jdoe',
      ],
      [[['miller.anna', 'Anna Miller']], 'doe.jane'],
      [
        [
          ['repmiller', 'Anna Miller'],
          ['reptanaka', 'Ben Tanaka'],
        ],
        'repdoe',
      ],
      [
        [
          ['anna.miller.ext', 'Anna Miller'],
          ['ben.tanaka.ext', 'Ben Tanaka'],
        ],
        'jane.doe.ext',
      ],
    ]
    for (const [known, local] of table)
      assert.equal(best('Jane Doe', at('acme.com', ...known)).email, `${local}@acme.com`)
  })

  test('the pattern of the person’s own group weighs most', ({ assert }) => {
    const known = at(
      'acme.com',
      ['anna.miller', 'Anna Miller', 'lower'],
      ['ben.tanaka', 'Ben Tanaka', 'lower'],
      ['cora.vance', 'Cora Vance', 'lower'],
      ['dlind', 'Dora Lind', 'upper'],
      ['ekern', 'Emil Kern', 'upper']
    )
    assert.equal(best('Jane Doe', known, 'upper').email, 'jdoe@acme.com')
    assert.equal(best('Jane Doe', known, 'lower').email, 'jane.doe@acme.com')
  })

  test("never guesses another person's address, and becomes more certain with examples", ({ assert }) => {
    const known = at(
      'acme.com',
      ['jsmith', 'John Smith'],
      ['amiller', 'Anna Miller'],
      ['btanaka', 'Ben Tanaka']
    )
    assert.notEqual(best('Jane Smith', known)?.email, 'jsmith@acme.com')
    assert.isAbove(best('Cora Vance', known).probability, best('Cora Vance', known.slice(0, 1)).probability)
  })

  test('an affix counts only if it is repeated or too long for initials', ({ assert }) => {
    assert.isNull(addressForms(at('acme.com', ['xjdoe', 'Jane Doe']))[0])
    assert.equal(addressForms(at('acme.com', ['repdoe', 'Jane Doe']))[0]?.pattern, 'rep{last}')
  })

  test('probabilities are sorted and their sum is at most 1', ({ assert }) => {
    const names = fc.constantFrom(
      'Jane Doe',
      'Bob Hooper',
      'Mary Ann Santos',
      'José Núñez',
      'Li Wei',
      'Madonna'
    )
    const locals = fc.constantFrom('jane.doe', 'jdoe', 'repdoe', 'h39', 'bhooper', 'santos.m', 'x')
    const known = fc.array(fc.record({ email: locals.map((one) => `${one}@acme.com`), name: names }))
    fc.assert(
      fc.property(names, known, (name, addresses) => {
        const guesses = guessEmails({ name }, 'acme.com', addresses)
        const sum = guesses.reduce((all, { probability }) => all + probability, 0)
        assert.isAtMost(sum, 1 + 1e-9)
        for (const [i, { probability }] of guesses.entries())
          if (i > 0) assert.isAtMost(probability, guesses[i - 1].probability)
      })
    )
  })
})
