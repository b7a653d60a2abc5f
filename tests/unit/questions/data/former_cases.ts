import type { Asked } from '../ask.js'
import type { Case } from './company_cases.js'

const FORMER_CEO: Asked = { key: 'custom.former_ceo', description: 'Who was the former CEO?' }
const CEO: Asked = { key: 'custom.ceo', description: 'Who is the CEO?' }

export const FORMER_HOLDERS: readonly Case[] = [
  [
    'a former holder in a label',
    FORMER_CEO,
    '<p>Former CEO: Hugo Brandt</p><p>CEO: Mara Lindqvist</p>',
    ['Hugo Brandt'],
  ],
  [
    'a former holder in a list of labels',
    FORMER_CEO,
    '<dl><dt>CEO</dt><dd>Mara Lindqvist</dd><dt>Former CEO</dt><dd>Hugo Brandt</dd></dl>',
    ['Hugo Brandt'],
  ],
  [
    'a former holder beside the role',
    FORMER_CEO,
    '<p>Hugo Brandt, our former CEO, founded a bakery. Mara Lindqvist is our CEO.</p>',
    ['Hugo Brandt'],
  ],
  [
    'somebody who had the role',
    FORMER_CEO,
    '<p>Hugo Brandt was our CEO until 2020. Mara Lindqvist has been our CEO since 2021.</p>',
    ['Hugo Brandt'],
  ],
  ['no current holder', FORMER_CEO, '<p>Mara Lindqvist has been our CEO since 2021.</p>', []],
  [
    'a former holder is past for a question about now',
    CEO,
    '<p>Hugo Brandt, our former CEO, founded a bakery. Mara Lindqvist is our CEO.</p>',
    ['Mara Lindqvist', 'not Hugo Brandt'],
  ],
]
