import { longForm, SPELLINGS, truthRole, type TruthRole } from './role_truth.js'

/** A title as a profile gives it, with the role its holder truly has. */
export type HeldTitle = { title: string; role: TruthRole }

const LED = /^(Head|Director|Manager|VP) of (.+)$/i
const ENGINEERING = /\b(Engineer|Developer|Scientist|Analyst|Designer|Architect|Accountant|Specialist)$/i

/** Titles of people who hold a role: levels, abbreviations, other word order, teams, marks, employers. */
export function titlesOf(role: string): HeldTitle[] {
  const asked = truthRole(role)
  if (asked.field) return fieldTitles(role)
  const held = (title: string, ...levels: string[]): HeldTitle => ({
    title,
    role: { ...asked, levels: new Set([...asked.levels, ...levels]) },
  })
  const led = LED.exec(role)
  const plain = led ? ledTitles(led[1], led[2]) : postTitles(role)
  const leveled =
    asked.levels.size > 0 || /^(founding|first|group|general)\b/i.test(role)
      ? []
      : levelTitles(role, led !== null)
  return [
    ...plain.map((title) => held(title)),
    ...otherSpellings(role).map((title) => held(title)),
    ...leveled.map(([title, level]) => held(title, level)),
    held(`${role}, Platform`),
    held(`${role} - EMEA`),
    held(`${role} at Larkspur`),
    held(`${role} | Mentor`),
    held(`${role} (Contract)`),
  ]
}

function ledTitles(lead: string, field: string): string[] {
  const short = [`${lead} of ${field}`, `${lead}, ${field}`]
  return lead === 'Director' ? [...short, `${field} ${lead}`] : short
}

function postTitles(role: string): string[] {
  const director = /^(.+) Director$/i.exec(role)
  if (director) return [role, `Director of ${director[1]}`, `Director, ${director[1]}`]
  const manager = /^(.+) Manager$/i.exec(longTitle(role))
  return manager && !/^(group|associate|senior|general|founding)\b/i.test(manager[1])
    ? [role, `Manager, ${manager[1]}`]
    : [role]
}

function levelTitles(role: string, led: boolean): [title: string, level: string][] {
  if (led)
    return [
      [`Senior ${role}`, 'senior'],
      [`Global ${role}`, 'global'],
      [`Regional ${role}`, 'regional'],
    ]
  const always: [string, string][] = [
    [`Senior ${role}`, 'senior'],
    [`Sr. ${role}`, 'senior'],
  ]
  return ENGINEERING.test(role)
    ? [...always, [`Lead ${role}`, 'lead'], [`${role} II`, 'ii'], [`Principal ${role}`, 'principal']]
    : always
}

/** The long form and each abbreviation a role can be written with. */
function otherSpellings(role: string): string[] {
  const long = longTitle(role)
  const forms = SPELLINGS.flatMap(([full, ...short]) => {
    const place = ` ${long.toLowerCase()} `.indexOf(` ${full} `)
    return place < 0 ? [] : short.map((form) => long.slice(0, place) + form + long.slice(place + full.length))
  })
  return [...new Set([long, ...forms])].filter((form) => form !== role)
}

/** The long form in capitals as titles have them. */
function longTitle(role: string): string {
  const words = longForm(role)
    .split(' ')
    .map((word) => CASED[word] ?? (word === 'of' ? word : word[0].toUpperCase() + word.slice(1)))
  return words.join(' ')
}

const CASED: Record<string, string> = Object.fromEntries(
  ['HR', 'HRIS', 'B2B', 'SMB', 'iOS', 'ML', 'AI', 'MLOps', 'UX', 'UI', 'II', 'III'].map((word) => [
    word.toLowerCase(),
    word,
  ])
)

const fieldTitles = (field: string): HeldTitle[] =>
  [
    `${field} Manager`,
    `${field} Specialist`,
    `${field} Lead`,
    `${field} Analyst`,
    `Senior ${field} Manager`,
    `${field} Associate`,
    `Head of ${field}`,
    `Director of ${field}`,
    `Director, ${field}`,
    `VP of ${field}`,
    `${field} at Larkspur`,
    field,
  ].map((title) => ({ title, role: truthRole(title.replace(' at Larkspur', '')) }))
