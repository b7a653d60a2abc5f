/**
 * What a role is, for grading: by a table of its own and apart from the product's, so that a mistake there shows here.
 * Two titles are one role when their words are, after abbreviations; a level on top (senior, II) leaves it that role.
 */
export type TruthRole = {
  /** The role without its level, long form: `product marketing manager`. */
  base: string
  levels: ReadonlySet<string>
  /** A field of work rather than a post: anyone in it answers. */
  field: boolean
}

/** Abbreviations and spellings, long form first. */
export const SPELLINGS: readonly (readonly [long: string, ...short: string[]])[] = [
  ['software engineer', 'SWE'],
  ['site reliability engineer', 'SRE'],
  ['software development engineer in test', 'SDET'],
  ['database administrator', 'DBA'],
  ['product marketing manager', 'PMM'],
  ['technical program manager', 'TPM'],
  ['associate product manager', 'APM'],
  ['group product manager', 'GPM'],
  ['founding product manager', 'Founding PM'],
  ['customer success manager', 'CSM'],
  ['technical account manager', 'TAM'],
  ['sales development representative', 'SDR'],
  ['business development representative', 'BDR'],
  ['account executive', 'AE'],
  ['hr business partner', 'HRBP'],
  ['revenue operations', 'RevOps'],
  ['developer relations', 'DevRel'],
  ['machine learning', 'ML'],
  ['natural language processing', 'NLP'],
  ['large language model', 'LLM'],
  ['artificial intelligence', 'AI'],
  ['quality assurance', 'QA'],
  ['user experience', 'UX'],
  ['user interface', 'UI'],
  ['business intelligence', 'BI'],
  ['public relations', 'PR'],
  ['search engine optimization', 'SEO'],
  ['search engine marketing', 'SEM'],
  ['learning development', 'L&D', 'Learning & Development', 'Learning and Development'],
  ['financial planning analysis', 'FP&A', 'Financial Planning & Analysis'],
  ['full stack', 'Full-Stack', 'Fullstack'],
  ['frontend', 'Front-End', 'Front End'],
  ['backend', 'Back-End', 'Back End'],
  ['pre sales', 'Pre-Sales', 'Presales'],
  ['human resources', 'HR'],
  ['tech lead', 'Technical Lead'],
  ['senior', 'Sr.', 'Sr'],
  ['vice president', 'VP'],
]

const LEVELS = new Set(
  'senior staff principal distinguished lead junior associate global regional ii iii'.split(' ')
)
/** Words a field of work ends in, where no post follows. */
const FIELD_ENDS = new Set(
  'operations safety relations growth partnerships recruiting enablement success support marketing design engineering analytics research security policy compliance people strategy sales communications community education'.split(
    ' '
  )
)

/** The words of a title, lower case, without marks and joining words. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+#]+/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && word !== 'and')

const REWRITES = SPELLINGS.flatMap(([long, ...short]) =>
  short.map((form) => [` ${wordsOf(form).join(' ')} `, ` ${long} `] as const)
).sort((a, b) => b[0].length - a[0].length)

/** A title in long form: `Sr. Director, RevOps` is `senior director revenue operations`. */
export function longForm(title: string): string {
  let text = ` ${wordsOf(title).join(' ')} `
  for (const [from, to] of REWRITES) text = text.replaceAll(from, to)
  return text.trim()
}

/** The role a bare title names. */
export function truthRole(title: string): TruthRole {
  const { levels, rest } = withoutLevels(longForm(title).split(' '))
  const led = /^(head|director|vice president|manager) of (.+)$/.exec(rest.join(' '))
  if (led) return { base: `${led[2]} ${led[1]}`, levels, field: false }
  return { base: rest.join(' '), levels, field: FIELD_ENDS.has(rest.at(-1)!) }
}

function withoutLevels(words: string[]): { levels: Set<string>; rest: string[] } {
  const levels = new Set<string>()
  const rest = [...words]
  while (rest.length > 1 && LEVELS.has(rest[0])) levels.add(rest.shift()!)
  while (rest.length > 1 && /^i{2,3}$/.test(rest.at(-1)!)) levels.add(rest.pop()!)
  return { levels, rest }
}

/** Whether who holds `held` answers to `asked`. */
export function answers(held: TruthRole, asked: TruthRole): boolean {
  if (asked.field) return ` ${held.base} `.includes(` ${asked.base} `)
  return held.base === asked.base && [...asked.levels].every((level) => held.levels.has(level))
}

/** How many words two roles share: the more, the easier to confuse. */
export function sharedWords(a: TruthRole, b: TruthRole): number {
  const words = new Set(a.base.split(' '))
  return b.base.split(' ').filter((word) => words.has(word)).length
}
