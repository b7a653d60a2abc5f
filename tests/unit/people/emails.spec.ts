import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  applyEmailPattern,
  deobfuscateEmails,
  emailKind,
  emailPatternOf,
  parseEmail,
} from '#domain/people/emails/emails'

const PARSED: Array<[string, string | null]> = [
  ['jane@acme.com', 'jane@acme.com'],
  ['Jane Doe <J.Doe+news@ACME.com>', 'j.doe@acme.com'],
  ['mailto:jane@acme.com?subject=Hi', 'jane@acme.com'],
  ['J.a.n.e+x@googlemail.com', 'jane@gmail.com'],
  ["o'brien@acme.co.uk", "o'brien@acme.co.uk"],
  ['jane@münchen.de', 'jane@xn--mnchen-3ya.de'],
  ['jane@lumonest.example', 'jane@lumonest.example'],
  ['jane@acme', null],
  ['jane..doe@acme.com', null],
  ['.jane@acme.com', null],
  ['jane@acme..com', null],
  ['jane@-acme.com', null],
  ['jane@127.0.0.1', null],
  ['jane doe@acme.com', null],
  ['@acme.com', null],
  ['a@b@acme.com', null],
  [`${'a'.repeat(65)}@acme.com`, null],
  ['', null],
]
/** Text, expected addresses, and the first quote. */
const FOUND: Array<[string, string[], string?]> = [
  ['Write to jane@acme.com.', ['jane@acme.com'], 'jane@acme.com'],
  ['jane [at] acme [dot] com', ['jane@acme.com'], 'jane [at] acme [dot] com'],
  ['Mail: jane(at)acme.com!', ['jane@acme.com'], 'jane(at)acme.com'],
  ['w.crawford (at) copperwell (dot) example', ['w.crawford@copperwell.example']],
  ['jane {at} acme {dot} co {dot} uk', ['jane@acme.co.uk']],
  ['jane (ät) acme punkt de', ['jane@acme.de']],
  ['jane [arroba] acme [punto] es', ['jane@acme.es']],
  ['jane arroba acme punto es', ['jane@acme.es']],
  ['mario chiocciola acme punto it', ['mario@acme.it']],
  ['claire [arobase] acme [point] fr', ['claire@acme.fr']],
  ['email: jane at acme dot com', ['jane@acme.com']],
  ['jane.doe at acme dot co dot uk', ['jane.doe@acme.co.uk']],
  ['jane&#64;acme&#46;com', ['jane@acme.com']],
  ['jane＠acme.com', ['jane@acme.com']],
  ['a@b.com, c@d.org; A@b.com', ['a@b.com', 'c@d.org']],
  ['<jane@acme.com>', ['jane@acme.com']],
  ["'jane@acme.com'", ['jane@acme.com']],
  ['jane AT acme DOT com', ['jane@acme.com'], 'jane AT acme DOT com'],
  ['jane @ acme . com', ['jane@acme.com'], 'jane @ acme . com'],
  ['jane (at) acme . com', ['jane@acme.com']],
  ['e-mail: jane @ acme.com', ['jane@acme.com'], 'jane @ acme.com'],
  ['hans.meier ät firma punkt de', ['hans.meier@firma.de']],
  ['jane@acme.com.Please write', ['jane@acme.com'], 'jane@acme.com'],
  ['jane@acme.com . Then call', ['jane@acme.com'], 'jane@acme.com'],
  ['LOOK AT ACME DOT COM', []],
  ['meet us @ acme.com', []],
  ['3 @ 4 . 5', []],
  ['meet me at acme dot', []],
  ['look at acme dot com', []],
  ['we meet at acme.com', []],
  ['logo@2x.png', []],
  ['user@host', []],
  ['npm i pkg@1.2.3', []],
  ['', []],
]
const KINDS: Array<[string, ReturnType<typeof emailKind>]> = [
  ['jane@acme.com', 'work'],
  ['jane.doe@gmail.com', 'personal'],
  ['jane@web.de', 'personal'],
  ['info@acme.com', 'role'],
  ['sales-us@acme.com', 'role'],
  ['no-reply@acme.com', 'role'],
  ['Kontakt@acme.de', 'role'],
  ['kanzlei@acme.de', 'role'],
  ['ventas@acme.es', 'role'],
  ['support2@acme.com', 'role'],
  ['infanta@acme.com', 'work'],
  ['jane@mailinator.com', 'disposable'],
]
const PATTERNS: Array<[string, string, string | null]> = [
  ['jane.doe@acme.com', 'Jane Doe', '{first}.{last}'],
  ['JDoe@acme.com', 'Dr. Jane Doe, PhD', '{f}{last}'],
  ['jane@acme.com', 'Jane Doe', '{first}'],
  ['doe@acme.com', 'Jane Doe', '{last}'],
  ['janed@acme.com', 'Jane Doe', '{first}{l}'],
  ['doe.jane@acme.com', 'Jane Doe', '{last}.{first}'],
  ['jane_doe@acme.com', 'Jane Doe', '{first}_{last}'],
  ['jqdoe@acme.com', 'Jane Q. Doe', '{f}{m}{last}'],
  ['ludwig.vanderberg@acme.com', 'Ludwig van der Berg', '{first}.{last}'],
  ['ludwig.berg@acme.com', 'Ludwig van der Berg', '{first}.{family}'],
  ['juergen.mueller@acme.de', 'Jürgen Müller', '{first}.{last}'],
  ['jurgen.muller@acme.com', 'Jürgen Müller', '{first}.{last}'],
  ['jeanluc.picard@acme.com', 'Jean-Luc Picard', '{given}.{last}'],
  ['ivan.petrov@acme.com', 'Иван Петров', '{first}.{last}'],
  ['william.doe@acme.com', 'Bill Doe', '{first}.{last}'],
  ['sen.jane.doe@acme.example', 'Jane Doe', 'sen.{first}.{last}'],
  ['rep.@acme.example', 'Jane Doe', null],
  ['zz9@acme.com', 'Jane Doe', null],
  ['', 'Jane Doe', null],
]
const NAME = fc
  .tuple(
    fc.constantFrom('Zoë', 'Robert', 'Jean-Luc', 'Иван', 'Jürgen', 'Anna'),
    fc.constantFrom('', 'M.', 'Maria'),
    fc.constantFrom('Garner', 'van der Berg', "O'Brien", 'Müller', 'Smith-Jones')
  )
  .map((parts) => parts.filter(Boolean).join(' '))

test.group('emails', () => {
  for (const [text, expected] of PARSED)
    test(`${text || 'nothing'} is ${expected}`, ({ assert }) =>
      assert.equal(parseEmail(text)?.canonical ?? null, expected))

  for (const [text, expected, quote] of FOUND)
    test(`finds ${expected.join(' and ') || 'nothing'} in ${text || 'nothing'}`, ({ assert }) => {
      const found = deobfuscateEmails(text)
      assert.deepEqual(
        found.map(({ email }) => email),
        expected
      )
      if (quote) assert.equal(found[0].quote, quote)
    })

  for (const [email, kind] of KINDS)
    test(`${email} is ${kind}`, ({ assert }) => assert.equal(emailKind(email), kind))

  for (const [email, name, expected] of PATTERNS)
    test(`${email || 'nothing'} of ${name} has the pattern ${expected}`, ({ assert }) =>
      assert.equal(emailPatternOf(email, name), expected))

  test('applies a pattern to other names', ({ assert }) => {
    assert.equal(applyEmailPattern('{f}{last}', 'Jane Doe', 'Acme.com'), 'jdoe@acme.com')
    assert.equal(applyEmailPattern('{first}.{last}', 'Jürgen Müller', 'acme.de'), 'juergen.mueller@acme.de')
    assert.equal(applyEmailPattern('{first}.{last}', 'Jürgen Müller', 'acme.com'), 'jurgen.muller@acme.com')
    assert.equal(applyEmailPattern('sen.{last}', 'Jane Doe', 'acme.example'), 'sen.doe@acme.example')
    assert.equal(applyEmailPattern('{first}.{m}.{last}', 'Jane Doe', 'acme.com'), null)
    assert.equal(applyEmailPattern('{first}.{last}', 'Madonna', 'acme.com'), null)
    assert.equal(applyEmailPattern('{first}.{last}', '王伟', 'acme.com'), null)
  })

  test('infers a pattern that generates the address again', ({ assert }) => {
    const patterns = fc.constantFrom(
      '{first}.{last}',
      '{f}{last}',
      '{first}',
      '{last}{f}',
      '{first}_{last}',
      '{given}{family}',
      '{f}{m}{last}'
    )
    fc.assert(
      fc.property(patterns, NAME, fc.constantFrom('acme.com', 'acme.de'), (pattern, name, domain) => {
        const email = applyEmailPattern(pattern, name, domain)
        if (email === null) return assert.include(pattern, '{m}')
        assert.equal(parseEmail(email)?.domain, domain)
        assert.equal(applyEmailPattern(emailPatternOf(email, name)!, name, domain), email)
      })
    )
  })

  test('finds any obfuscated address, with a verbatim quote', ({ assert }) => {
    const at = fc.constantFrom('@', ' [at] ', '(at)', ' (AT) ', '&#64;')
    const dot = fc.constantFrom('.', ' [dot] ', '(dot)', ' (punkt) ')
    fc.assert(
      fc.property(
        fc.lorem(),
        at,
        dot,
        fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/),
        (words, atMark, dotMark, local) => {
          const text = `${words}: ${local}${atMark}acme${dotMark}com, ${words}`
          const found = deobfuscateEmails(text)
          assert.deepEqual(
            found.map(({ email }) => email),
            [`${local}@acme.com`]
          )
          assert.include(text, found[0].quote)
        }
      )
    )
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { quote, email } of deobfuscateEmails(`${text}@acme.com`))
          assert.isTrue(`${text}@acme.com`.includes(quote) && parseEmail(email) !== null)
      })
    )
  })

  test('reads a long line quickly', ({ assert }) => {
    const started = process.hrtime.bigint()
    deobfuscateEmails(`${'a.'.repeat(20_000)} ${'jane at acme dot '.repeat(5_000)} ${'x'.repeat(50_000)}`)
    assert.isBelow(Number(process.hrtime.bigint() - started) / 1e6, 2_000)
  }).timeout(20_000)
})
