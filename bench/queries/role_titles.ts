import type { Random } from '#bench/support/random'
import { hasLevel, holds, isFunction, roleWords } from './truth/roles.js'
import { ABBREVIATIONS, AMBIGUOUS, SPELLINGS } from './truth/role_words.js'

/** A title as in a profile, with the roles that its holder really has, in plain words. */
export type HeldTitle = { title: string; roles: string[] }

const LED = /^(Head|Director|VP|Vice President) of (.+)$/i
const DIRECTOR = /^(.+) Director$/i
const MANAGER = /^(.+) Manager$/i
/** Individual roles with levels, such as Data Analyst II or Staff Data Engineer. */
const STEPPED = /(?:engineer|developer|scientist|analyst|designer|architect)$/i
const INITIALS = new Set(
  'hr hris b2b smb ml ai ux ui qa seo sem bi nlp llm pr sre swe csm pmm tpm apm sdr bdr dba hrbp sdet vp ii iii fp&a l&d r&d m&a'.split(
    ' '
  )
)
const CASED: Record<string, string> = {
  revops: 'RevOps',
  bizops: 'BizOps',
  devrel: 'DevRel',
  mlops: 'MLOps',
  ios: 'iOS',
  of: 'of',
  and: 'and',
  in: 'in',
  to: 'to',
}

/**
 * Returns titles of people who hold a role. They vary in level, abbreviation, word order, team,
 * punctuation, employer and second role.
 */
export function titlesOf(role: string, company = 'Larkspur'): HeldTitle[] {
  if (isFunction(role)) return functionTitles(role, company)
  const spelt = spellings(role)
  const [one, other] = [spelt.at(-1) ?? role, spelt[0] ?? role]
  const forms = [role, ...spelt, ...[role, one].flatMap(turned)]
  return distinct([
    ...forms.map((title) => held(title, role)),
    ...levelled(role).map((title) => held(title, title)),
    ...(one === role ? [] : levelled(one).map((title) => held(title, title))),
    held(`${role}, Payments`, role),
    held(`${other} - EMEA`, role),
    held(`${one} at ${company}`, role),
    held(`${role} @ ${company}`, role),
    held(`${other} | Speaker | Mentor`, role),
    held(`${role} (Contract)`, role),
    held(other.toUpperCase(), role),
    held(role.toLowerCase(), role),
    ...(hasLevel(role)
      ? []
      : [held(`${role} & Team Lead`, role, 'Team Lead'), held(`Co-Founder & ${role}`, role, 'Co-Founder')]),
  ])
}

/**
 * Returns titles that a careless match would accept, although their holders do not have the role.
 */
export function neighboursOf(role: string): HeldTitle[] {
  if (isFunction(role)) return []
  const titles: HeldTitle[] = [
    { title: `Assistant to the ${role}`, roles: ['Assistant'] },
    { title: `Executive Assistant to ${role}`, roles: ['Executive Assistant'] },
    { title: `Former ${role}`, roles: [] },
    { title: `Recruiter hiring for ${role}`, roles: ['Recruiter'] },
  ]
  const [led, [first, ...rest]] = [LED.exec(role), role.split(' ')]
  if (led) titles.push(held(`${led[2]} Specialist`), held(`${led[2]} Coordinator`))
  else if (rest.length > 0 && rest[0] !== 'of') {
    const head = rest.at(-1)!
    const body = [first, ...rest.slice(0, -1)].join(' ')
    for (const between of ['Operations', 'Support', 'Partnerships'])
      if (!body.includes(between)) titles.push(held(`${body} ${between} ${head}`))
    for (const other of ['Analyst', 'Coordinator']) if (head !== other) titles.push(held(`${body} ${other}`))
    // People below a level do not hold a role that includes the level.
    if (hasLevel(role)) titles.push(held(rest.join(' ')))
  }
  return titles.filter(({ roles }) => !roles.some((one) => holds(one, role)))
}

const held = (title: string, ...roles: string[]): HeldTitle => ({
  title,
  roles: roles.length > 0 ? roles : [title],
})

/**
 * Returns the role in another word order. Examples: `Sales Director` for `Director of Sales`,
 * `Manager, Tax` for `Tax Manager`.
 */
function turned(role: string): string[] {
  const led = LED.exec(role)
  if (led) {
    const [, lead, field] = led
    const comma = [`${lead}, ${field}`, `${lead} - ${field}`]
    return /^director$/i.test(lead) ? [...comma, `${field} ${lead}`] : comma
  }
  const director = DIRECTOR.exec(role)
  if (director) return [`Director of ${director[1]}`, `Director, ${director[1]}`]
  const manager = hasLevel(role) ? null : MANAGER.exec(role)
  return manager?.[1].includes(' ') ? [`Manager, ${manager[1]}`] : []
}

/**
 * Returns the role with levels that do not change it. A role that includes its level keeps that
 * level.
 */
function levelled(role: string): string[] {
  if (LED.test(role)) return /^head/i.test(role) ? [`Global ${role}`, `Interim ${role}`] : [`Senior ${role}`]
  if (DIRECTOR.test(role)) return [`Senior ${role}`]
  if (hasLevel(role)) return []
  const always = [`Senior ${role}`, `Sr. ${role}`, `Sr ${role}`]
  if (!STEPPED.test(role)) return always
  return [...always, `Lead ${role}`, `${role} II`, `Principal ${role}`, `Staff ${role}`, `Junior ${role}`]
}

/**
 * Returns titles for a function, such as `Trust & Safety`. A function is no job title, and its
 * people have many titles.
 */
function functionTitles(role: string, company: string): HeldTitle[] {
  const names = [role, ...spellings(role)]
  const posts = ['Manager', 'Specialist', 'Lead', 'Analyst', 'Associate']
  return distinct(
    names.flatMap((name) => [
      ...posts.map((post) => held(`${name} ${post}`, `${role} ${post}`)),
      held(`Senior ${name} Manager`, `Senior ${role} Manager`),
      held(`Head of ${name}`, `Head of ${role}`),
      held(`Director, ${name}`, `Director of ${role}`),
      held(`VP of ${name}`, `VP of ${role}`),
      held(`${name} at ${company}`, role),
      held(name, role),
    ])
  )
}

/**
 * Returns other spellings of the role: abbreviations expanded, words abbreviated, and compounds
 * spelt differently.
 */
function spellings(role: string): string[] {
  const text = ` ${roleWords(role).join(' ')} `
  const found: string[] = []
  for (const [short, long] of ABBREVIATIONS) {
    if (text.includes(` ${short} `)) found.push(text.replace(` ${short} `, ` ${long} `))
    if (text.includes(` ${long} `) && !AMBIGUOUS.has(short))
      found.push(text.replace(` ${long} `, ` ${short} `))
  }
  const compounds = SPELLINGS.flatMap(([one, , written]) =>
    text.includes(` ${one} `)
      ? written.map((form) => capitals(text).replace(new RegExp(`\\b${one}\\b`, 'i'), form))
      : []
  )
  const links = role.includes(' & ') ? [role.replace(' & ', ' and ')] : []
  return [...new Set([...found.map(capitals), ...compounds, ...links])].filter((form) => form !== role)
}

const capitals = (text: string): string =>
  text
    .trim()
    .split(' ')
    .map(
      (word) =>
        CASED[word] ?? (INITIALS.has(word) ? word.toUpperCase() : word[0].toUpperCase() + word.slice(1))
    )
    .join(' ')

const distinct = (titles: HeldTitle[]): HeldTitle[] => [
  ...new Map(titles.map((one) => [one.title, one])).values(),
]

/** Draws a title. Prefers the first, plain title, which would be rare among its many variants. */
export const drawTitle = (titles: readonly HeldTitle[], random: Random): HeldTitle =>
  random.below(4) === 0 ? titles[0] : random.pick(titles)
