import { BUILT_IN_COLUMNS, PAGE_TEXT } from '#domain/datasets/columns'

type EntityType = 'person' | 'company'
export type RequestColumn = { key: string; description?: string; format?: string }

const CUSTOM: Record<EntityType, RequestColumn[]> = {
  person: [
    { key: 'custom.education', description: 'Highest degree and the school that awarded it' },
    { key: 'custom.field', description: 'Research field or professional specialty' },
    { key: 'custom.languages', description: 'Languages that the person speaks' },
  ],
  company: [
    { key: 'custom.ceo', description: 'Name of the CEO or managing director' },
    { key: 'custom.vat', description: 'VAT identification number' },
    { key: 'custom.phone', description: 'Main phone number', format: 'phone' },
    { key: 'custom.email', description: 'General e-mail address', format: 'email' },
  ],
}

/**
 * Columns that the benchmark does not request. Page texts have no labels. For a company,
 * `socials.pronet` repeats `pronet_url`.
 */
const LEFT_OUT: Record<EntityType, string[]> = {
  person: [PAGE_TEXT],
  company: [PAGE_TEXT, 'socials.pronet'],
}

/** Returns the columns that the benchmark requests for an entity type. */
export function columnsOf(type: EntityType): RequestColumn[] {
  const builtIn = BUILT_IN_COLUMNS[type].filter((key) => !LEFT_OUT[type].includes(key))
  return [...builtIn.map((key) => ({ key })), ...CUSTOM[type]]
}

export const ROW_KINDS: Record<EntityType, string[]> = {
  person: ['name_company', 'email', 'codehost', 'pronet', 'name_site'],
  company: ['name', 'name_domain', 'domain'],
}

/** Whether a row of this kind supplies the entity's own site. */
export const suppliesSite = (rowKind: string): boolean => /site$|domain$/.test(rowKind)

export const PAGE_KINDS = [
  'personal_home',
  'personal_about',
  'cv',
  'company_home',
  'company_about',
  'imprint',
  'contact',
  'team_page',
  'lab',
  'conference',
  'directory',
  'news',
  'publications',
  'namesake',
]
export const BUILDERS = ['jekyll', 'hugo', 'wordpress', 'wix', 'squarespace', 'handwritten', 'other']
