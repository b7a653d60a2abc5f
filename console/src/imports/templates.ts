import type { ImportKind } from './imports'

type Lines = readonly [head: readonly string[], ...rows: (readonly string[])[]]

/** Tables with the headings that need no mapping, each with rows that show what to write. */
export const TEMPLATES: Readonly<Record<ImportKind, Lines>> = {
  people: [
    ['name', 'title', 'company', 'city', 'country', 'pronet_url', 'emails'],
    [
      'Zoe Lind',
      'Head of Product',
      'Acme',
      'Berlin',
      'Germany',
      'pronet.example/in/zoe-lind',
      'zoe@acme.example',
    ],
    [
      'Ravi Menon',
      'Data Engineer',
      'Orbit Labs',
      'London',
      'United Kingdom',
      'pronet.example/in/ravi-menon',
      '',
    ],
    ['Ines Prado', 'Nurse', 'Hospital Florimont', 'Madrid', 'Spain', '', 'ines@mail.example'],
  ],
  companies: [
    ['name', 'domain', 'industry', 'headquarters', 'headcount', 'founded_year'],
    ['Acme', 'acme.example', 'Software', 'Berlin, Germany', '51-200', '2014'],
    ['Orbit Labs', 'orbit.example', 'Aerospace', 'London, United Kingdom', '201-500', '2009'],
  ],
}

/** Writes a template as CSV text. */
export const templateOf = (kind: ImportKind): string =>
  `${TEMPLATES[kind].map((row) => row.map(quoted).join(',')).join('\n')}\n`

const quoted = (value: string) => (value.includes(',') ? `"${value}"` : value)
