import { test } from '@japa/runner'
import { CODEHOST_HEADER_TABLE } from '#domain/codehost/profile_headers'
import { COMPANY_HEADER_TABLE, PERSON_HEADER_TABLE } from '#domain/people/headers/header_tables'
import { matchHeaders } from '#domain/people/headers/match_headers'
import { shapeRows } from '#domain/people/headers/shape_rows'
import { suggestMap } from '#domain/people/headers/suggest_map'

const fieldsOf = (headers: string, table = PERSON_HEADER_TABLE) =>
  matchHeaders(headers.split('|'), table).map(({ field }) => field)

const MATCHED: [headers: string, fields: (string | null)[]][] = [
  ['Full Name|Job Title|E-Mail|LinkedIn URL', ['name', 'title', 'emails', 'pronet_url']],
  ['COMPANY_DOMAIN|Source-URL|name', ['company_domain', 'source_url', 'name']],
  ['First Name|Last Name|Company', ['name.first', 'name.last', 'company']],
  ['Vorname|Nachname|Firma|Stadt|Telefon', ['name.first', 'name.last', 'company', 'city', 'phones']],
  ['Name|Vorname|Straße', ['name.last', 'name.first', null]],
  ['Nom|Prénom|Société|Courriel', ['name.last', 'name.first', 'company', 'emails']],
  ['Nombre|Apellidos|Empresa|Correo electrónico', ['name.first', 'name.last', 'company', 'emails']],
  ['Nombre|Empresa', ['name', 'company']],
  ['Nome|Cognome|Azienda|Città', ['name.first', 'name.last', 'company', 'city']],
  ['姓名|公司|职位', ['name', 'company', 'title']],
  ['E-mail 1|E-mail 2|Phone 1|name', ['emails', 'emails', 'phones', 'name']],
  ['name|GitHub|Twitter', ['name', 'socials.codehost', 'socials.microblog']],
  ['name|Company|Employer|company', ['name', null, null, 'company']],
  ['name|Company|Employer', ['name', null, null]],
  ['First Name|Company', [null, 'company']],
  ['Location|name|constructor|__proto__', [null, 'name', null, null]],
]

test.group('headers of import files', () => {
  for (const [headers, fields] of MATCHED)
    test(headers, ({ assert }) => assert.deepEqual(fieldsOf(headers), fields))

  test('every field matches its own name, and the tables agree with the fields', ({ assert }) => {
    for (const table of [PERSON_HEADER_TABLE, COMPANY_HEADER_TABLE, CODEHOST_HEADER_TABLE]) {
      assert.deepEqual(
        matchHeaders(table.fields, table).map(({ field }) => field),
        [...table.fields]
      )
      const known = [...table.fields, 'name.first', 'name.middle', 'name.last']
      for (const field of Object.keys(table.headers))
        if (!field.startsWith('socials.')) assert.include(known, field)
    }
  })

  test('no header has two meanings', ({ assert }) => {
    for (const { headers } of [PERSON_HEADER_TABLE, COMPANY_HEADER_TABLE, CODEHOST_HEADER_TABLE]) {
      const all = Object.values(headers).flatMap((list) => [
        ...new Set(list.split(',').map((one) => one.trim())),
      ])
      assert.deepEqual(
        all.filter((header, i) => all.indexOf(header) !== i),
        []
      )
    }
  })

  test('names the nearest field of an unknown header', ({ assert }) => {
    const [typo, other] = matchHeaders(['Compnay', 'zzzzzz'], PERSON_HEADER_TABLE)
    assert.deepEqual([typo.field, typo.nearest, other.nearest], [null, 'company', undefined])
  })

  test('companies and profiles', ({ assert }) => {
    assert.deepEqual(fieldsOf('Company Name|Employees|HQ|Gründungsjahr', COMPANY_HEADER_TABLE), [
      ...['name', 'headcount', 'headquarters', 'founded_year'],
    ])
    assert.deepEqual(fieldsOf('Username|Full Name', CODEHOST_HEADER_TABLE), ['login', 'name'])
  })

  test('builds rows from matched columns', ({ assert }) => {
    const headers = ['First Name', 'Last Name', 'E-Mail', 'E-Mail 2', 'GitHub', 'Other', 'socials']
    const build = shapeRows(matchHeaders(headers, PERSON_HEADER_TABLE))
    assert.deepEqual(build(['Zoe', ' Lund ', 'a@b.example', ' ', 'zoe', 'x', '']), {
      name: 'Zoe Lund',
      emails: 'a@b.example',
      socials: { codehost: 'zoe' },
    })
    assert.deepEqual(build(['Zoe', '', 'a@b.example', 'c@d.example', '', 'x', { photo: 'z' }]), {
      name: 'Zoe',
      emails: 'a@b.example;c@d.example',
      socials: { photo: 'z' },
    })
  })

  test('suggests a mapping', ({ assert }) => {
    const headers = ['First Name', 'Last Name', 'Mail', 'E-Mail', 'GitHub', 'Stat3"']
    const sql = suggestMap(matchHeaders(headers, PERSON_HEADER_TABLE), ['name', 'emails', 'socials'])
    assert.deepEqual(sql.split('\n'), [
      '-- Not mapped: "Stat3""", perhaps state',
      '-- Columns: name, emails, socials',
      'SELECT',
      '  input_line,',
      `  concat_ws(' ', "First Name", "Last Name") AS name,`,
      `  concat_ws(';', "Mail", "E-Mail") AS emails,`,
      `  json_object('codehost', "GitHub") AS socials`,
      'FROM input',
      '',
    ])
    assert.include(suggestMap(matchHeaders(['x'], PERSON_HEADER_TABLE), ['name']), 'NULL AS name -- required')
  })
})
