export type Format =
  | 'text'
  | 'number'
  | 'date'
  | 'boolean'
  | 'options'
  | 'email'
  | 'phone'
  | 'url'
  | 'range'
  | 'currency'

export type Column = {
  key: string
  entity: 'person' | 'company' | 'custom'
  /** The format of a custom column; text by default. */
  format?: Format
  options?: readonly string[]
  /** The kind of name that a text column contains, if known. */
  names?: 'person_name' | 'company_name' | 'place'
  /** Whether several values of a custom column may be true at once, such as directors. */
  several?: boolean
}

/** How a column's values are parsed and compared. */
export type ValueKind =
  | 'person_name'
  | 'company_name'
  | 'title'
  | 'place'
  | 'headcount'
  | 'year'
  | 'site'
  | 'industry'
  | 'description'
  | Format

const BUILT_IN: Record<string, ValueKind> = {
  title: 'title',
  company: 'company_name',
  location: 'place',
  headquarters: 'place',
  headcount: 'headcount',
  founded_year: 'year',
  domain: 'site',
  website: 'url',
  pronet_url: 'url',
  industry: 'industry',
  description: 'description',
  phone: 'phone',
}

export function valueKindOf({ key, entity, format, names }: Column): ValueKind {
  if (key === 'name')
    return entity === 'person' ? 'person_name' : entity === 'company' ? 'company_name' : 'text'
  if (key.startsWith('socials.')) return 'url'
  if (key.startsWith('email.')) return 'email'
  if (names && (format ?? 'text') === 'text') return names
  return BUILT_IN[key] ?? format ?? 'text'
}

/**
 * Reports whether several values may be true at once, such as descriptions, e-mail addresses or the
 * holders of a post. A vote for one value then does not count against another value.
 */
export function holdsSeveral(column: Column): boolean {
  const kind = valueKindOf(column)
  return column.several === true || ['description', 'industry', 'email', 'phone'].includes(kind)
}
