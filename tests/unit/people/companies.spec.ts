import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  companyKey,
  companyKeys,
  looksLikeCompany,
  parseCompanyName,
  sameCompany,
} from '#domain/people/companies/company_name'

const SAME = [
  ['Acme, Inc.', 'ACME GmbH'],
  ['Acme', 'The Acme Company'],
  ['Acme Corp.', 'Acme Corporation'],
  ['Müller & Söhne GmbH & Co. KG', 'Muller and Sohne'],
  ['Tiffany & Co.', 'Tiffany'],
  ['S. A. Acme S. A.', 'SA Acme'],
  ['Acme S.A. de C.V.', 'Acme'],
  ['Acme Sp. z o.o.', 'ACME'],
  ['AcmeTools', 'Acme Tools GmbH'],
  ['Acme Pty Ltd', 'Acme Pte. Ltd.'],
  ['Acme Sdn. Bhd.', 'Acme'],
  ['PT Acme Tbk', 'Acme'],
  ['ООО Ромашка', 'Ромашка'],
  ['UAB Acme', 'Acme'],
  ['AB Volvo', 'Volvo'],
  ['株式会社東京', '東京'],
  ['深圳科技有限公司', '深圳科技'],
  ['삼성전자 주식회사', '삼성전자'],
  ['Coca-Cola', 'Coca Cola'],
  ["Dunkin' Donuts", 'Dunkin'],
  ['Acme (formerly Foo Ltd)', 'Acme Ltd'],
  ['J. P. Morgan', 'JP Morgan'],
  ['Acme Oy', 'Acme Oyj'],
  ['Acme Aktiengesellschaft', 'Acme AG'],
  ['Acme Kft.', 'Acme Zrt.'],
  ['Acme d.o.o.', 'Acme a.s.'],
  ['Facebook', 'Meta Platforms, Inc.'],
  ['Twitter, Inc.', 'X Corp.'],
  ['Acme W.L.L.', 'Acme FZE'],
  ['Αλφα Α.Ε.', 'ΑΛΦΑ ΕΠΕ'],
  ['Яндекс ООО', 'ПАО «Яндекс»'],
  ['Acme S.A.M.', 'Acme'],
  ['Acme (acquired by Foo)', 'Acme'],
  ['Acme, a Foo company', 'Acme'],
  ['Acme (YC S21)', 'Acme'],
  ['Foo (now Acme)', 'Acme'],
  ['Itaú Unibanco S/A', 'Itau Unibanco'],
  ['Zeit', 'Vercel'],
]
const DIFFERENT = [
  ['Acme', 'Acme Foods'],
  ['Acme', 'Acme Group'],
  ['Acme', 'Acme Holdings Ltd'],
  ['Acme', 'Acme Labs'],
  ['Roma', 'AS Roma'],
  ['Dell', 'Dell EMC'],
  ['Medicine', 'UAB Medicine'],
  ['Partners', 'Sia Partners'],
  ['Group', 'IP Group plc'],
  ['Machina', 'Ex Machina'],
  ['Foods', 'Now Foods'],
  ['IBM', 'Red Hat, an IBM company'],
  ['Meta', 'Metabase'],
  ['Google', 'Alphabet'],
  ['Mistral', 'Mistral AI'],
  ['Together AI', 'Together'],
  ['Block', 'Blockchain'],
  ['Apple', 'Apple Bank'],
]

test.group('companies', () => {
  for (const [a, b] of SAME)
    test(`[SR-038 SR-040] ${a} is ${b}`, ({ assert }) =>
      assert.isTrue(sameCompany(a, b), `${companyKey(a)} | ${companyKey(b)}`))
  for (const [a, b] of DIFFERENT)
    test(`[SR-039] ${a} is not ${b}`, ({ assert }) => assert.isFalse(sameCompany(a, b)))

  test('keeps a name that is only a legal form', ({ assert }) => {
    for (const name of ['Inc.', 'AG', 'GmbH & Co. KG', 'Company']) assert.isNotEmpty(companyKey(name), name)
  })

  test('reads former names in the text', ({ assert }) => {
    assert.deepEqual(parseCompanyName('Acme, Inc. (formerly Foo Ltd)'), {
      name: 'Acme, Inc.',
      former: ['Foo Ltd'],
      aliases: [],
      legalForm: 'inc',
    })
    assert.deepEqual(parseCompanyName('Foo (now Bar Ltd)').former, ['Foo'])
    assert.deepEqual(parseCompanyName('Acme LLC d/b/a Foo').aliases, ['Foo'])
    assert.equal(parseCompanyName('PT Acme').legalForm, 'pt')
    assert.equal(parseCompanyName('有限会社東京').legalForm, '有限会社')
    assert.deepEqual(parseCompanyName('Acme f/k/a Foo').former, ['Foo'])
    assert.deepEqual(parseCompanyName('Acme GmbH, ehemals Foo AG').former, ['Foo AG'])
    assert.includeMembers(companyKeys('Acme (formerly Foo Ltd)', ['Acme Digital']), [
      'acme',
      'foo',
      'acme digital',
    ])
  })

  test('distinguishes companies from people by a legal form', ({ assert }) => {
    assert.isTrue(looksLikeCompany('Acme Ltd'))
    assert.isFalse(looksLikeCompany('Jane Miller'))
  })

  test('company keys are stable, symmetric and never empty', ({ assert }) => {
    const suffix = fc.constantFrom('', ' Inc.', ', LLC', ' GmbH', ' S.A.', ' B.V.', ' Ltd', ' plc', ' Oy')
    const name = fc.stringMatching(/^[A-Z][a-z]{3,8}( [A-Z][a-z]{3,8}){0,2}$/)
    fc.assert(
      fc.property(name, suffix, suffix, (base, a, b) => {
        assert.equal(companyKey(base + a), companyKey(companyKey(base + a)))
        assert.isNotEmpty(companyKey(base + a))
        assert.equal(sameCompany(base + a, base + b), sameCompany(base + b, base + a))
        assert.isTrue(sameCompany(base + a, base.toUpperCase() + b))
      })
    )
  })

  const file = new URL('../../../../shared/data/companies/yc_dev.jsonl.gz', import.meta.url)
  test('different companies have different keys', ({ assert }) => {
    const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
    const names = lines.map((line) => JSON.parse(line).name as string)
    const folded = new Set(names.map((name) => name.toLowerCase()))
    const keys = new Set(names.map(companyKey))
    assert.isAbove(keys.size / folded.size, 0.99)
    assert.isFalse(keys.has(''))
  }).skip(!existsSync(file), 'the data folder is absent')
})
