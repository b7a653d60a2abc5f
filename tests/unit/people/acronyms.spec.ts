import { test } from '@japa/runner'
import { suggestsCompany } from '#domain/people/companies/acronyms'

test.group('companies: names and their acronyms', () => {
  for (const [text, company, expected] of [
    ['Professora na Universidade Federal do Vale Verde desde 2019', 'UFVV', true],
    ['She studied at the Nordic Institute of Technology Bergen.', 'NIT Bergen', true],
    ['At NUUT since 2012', 'Nordvik University of Urban Transport', true],
    ['the universidade federal do vale verde', 'UFVV', false],
    ['Nordic Institute of Technology Oslo', 'NIT Bergen', false],
    ['Alpha Beta', 'AB', false],
    ['NUT since 2012', 'Nordvik University of Transport', false],
    ['Quillmark Foods', 'Quillmark Foods', false],
  ] as const)
    test(`${company} in "${text}": ${expected}`, ({ assert }) => {
      assert.equal(suggestsCompany(text, company), expected)
    })
})
