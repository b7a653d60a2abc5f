import { anyOf, anywhere, wholeWord } from '#domain/people/text/phrases'
import { DIGITS, NUMBER_WORD, readCount } from './numbers.js'

// Spaces are bounded, so that no two quantifiers compete for a long run of them.
const N = `(?:${DIGITS})`
const MORE = anyOf`
  more than | over | above | in excess of | at least | upwards of | mehr als | über | mindestens
  rund mehr als | plus de | au moins | más de | al menos | mais de | pelo menos | acima de
`
const LESS = anyOf`
  fewer than | less than | under | up to | weniger als | unter | bis zu | moins de | jusqu.à | menos de
  hasta | até
`
const ABOUT = anyOf`
  about | around | approximately | approx\.? | roughly | some | nearly | almost | circa | ca\.? | etwa
  rund | ungefähr | knapp | fast | environ | près de | quelque | unos | unas | alrededor de
  aproximadamente | cerca de | casi | quase | em torno de
`
const PEOPLE = anyOf`
  # English
  employees | people | staff(?: members)? | team members | full-time employees | workers | professionals
  specialists | colleagues | associates | persons | FTEs?
  # German
  Mitarbeiter(?:innen|:innen|\*innen|Innen)?(?: und Mitarbeiter(?:innen)?)? | Mitarbeitende[n]?
  Beschäftigte[n]? | Angestellte[n]? | Personen | Menschen | Kolleg(?:en|innen|:innen)? | Köpfe
  # French
  employés | salariés | collaborateurs | collaboratrices | personnes
  # Spanish and Portuguese
  empleados | empleadas | trabajadores | personas | profesionales | colaboradores | funcionários
  colaboradoras | pessoas | trabalhadores | profissionais
`
const RANGE = `(?:(?:between|zwischen|entre)\\s{1,3})?(?<low>${N})\\s{0,3}(?:-|–|—|to|bis|à|a|até|hasta|and(?=\\s{0,3}\\d)|und|et|y|e)\\s{0,3}(?<high>${N})`
const COUNT = `(?:(?<more>${MORE})|(?<less>${LESS})|${ABOUT})?\\s{0,3}(?:${RANGE}|(?<count>${N}|(?:${NUMBER_WORD})\\b)\\s?(?<plus>\\+)?)`
const STAFF = anyOf`
  team | staff | workforce | headcount | crew | belegschaft | mannschaft | équipe | effectif | plantilla | equipo
  equipe | quadro
`
const ADJECTIVES = '(?:\\s{1,3}(?!and\\b|und\\b|et\\b|y\\b|e\\b)[\\p{L}-]+){0,2}?'

const patterns = [
  `(?<![\\p{L}\\p{N}.,$€£-])${COUNT}${ADJECTIVES}\\s{1,3}${PEOPLE}(?!\\s{0,3}(?:worldwide )?(?:customers|users|clients|around the world use))(?![\\p{L}])`,
  `(?<![\\p{L}\\p{N}])${COUNT}[- ](?:person|people|strong|köpfig\\w*|personen)(?![\\p{L}])(?:[- ](?:team|company|firm|staff|unternehmen))?`,
  `${STAFF}(?:\\s{1,3}(?:is|ist|est|es|é))?\\s{1,3}(?:of|von|aus|de|com|now|currently|at)?\\s{0,3}${COUNT}(?![\\p{L}\\p{N}%]|\\s{0,3}(?:years|jahre|ans|años|anos|%))`,
]
const PATTERNS = [
  ...patterns,
  `(?:there are|we (?:now |currently )?number|wir sind|nous sommes|somos)\\s{1,3}${COUNT}(?:\\s{1,3}of us)?(?=\\s{0,3}(?:[.,;!]|$))`,
].map((pattern) => new RegExp(pattern, 'iu'))
const STAFF_CUE = anywhere('i')`
  # English
  employ[eé] | people | of us | number | staff | team | worker | professional | specialist | colleague
  associate | person | \bfte | workforce | headcount | strong
  # German
  wir sind | mitarbeit | beschäftigt | angestellt | mensch | kolleg | köpf | belegschaft | mannschaft
  # French
  nous sommes | salarié | collaborat | équipe | effectif
  # Spanish and Portuguese
  somos | emplead | trabajador | personas | profesional | colaborador | funcionári | pessoas | trabalhador
  profission | plantilla | equipo | equipe | quadro
`

/** Matches statements about people that a company wants to hire. */
const SOUGHT = wholeWord('iu')`
  # English
  we(?:'re| are) (?:hiring|looking for|recruiting) | open (?:roles|positions) | vacanc\w+
  # German
  (?:wir|derzeit|aktuell) (?:suchen|stellen) | stellen wir ein | gesucht
  # French
  nous (?:recrutons|recherchons|cherchons) | postes (?:à pourvoir|ouverts)
  # Spanish and Portuguese
  buscamos | estamos (?:contratando|a contratar|buscando) | vacantes | procuramos | vagas
`

/** Matches nouns that may not mean staff. `STAFFED` matches words that show that they do. */
const ANYBODY =
  /(?:people|persons|colleagues|associates|personen|menschen|köpfe|personnes|personas|pessoas|professionals|specialists|workers)$/i
const STAFFED = anywhere('i')`
  # English
  employ | \bteam\b | work(?:s|ing)? (?:at|for|here|with us|in our|behind) | \bwe are\b | \bwe're\b
  company of | staff | strong | headcount | workforce
  # German
  beschäftig | arbeiten | wir sind | mannschaft
  # French
  équipe | emploie | travaillent | nous sommes
  # Spanish and Portuguese
  trabaja | somos | emplea | equipo | trabalha | emprega | equipe
`

/** Finds a headcount in a sentence, with its verbatim words; or null. */
export function findHeadcount(sentence: string): { headcount: string; quote: string } | null {
  if (!STAFF_CUE.test(sentence) || SOUGHT.test(sentence)) return null
  for (const pattern of PATTERNS) {
    const found = pattern.exec(sentence)
    if (found && ANYBODY.test(found[0]) && !STAFFED.test(sentence)) continue
    const headcount = found && fromGroups(found.groups!)
    // In a sentence, "one person" rarely means the whole staff.
    if (headcount && headcount !== '1') return { headcount, quote: found[0] }
  }
  return null
}

const WHOLE = new RegExp(
  `^\\s{0,3}${COUNT}\\s{0,3}(?:\\(|${PEOPLE}|or more|o más|ou plus|oder mehr|ou mais|$)`,
  'iu'
)

/** Reads the headcount in a labelled value: `51-200 employees`, `10,001+`, `about 240`; or null. */
export function readHeadcount(value: string): string | null {
  const found = WHOLE.exec(value)
  if (!found) return findHeadcount(value)?.headcount ?? null
  const isOpen = /or more|o más|ou plus|oder mehr|ou mais/i.test(found[0])
  return fromGroups({ ...found.groups!, ...(isOpen && { plus: '+' }) })
}

/** Formats as `51-200`, `10001+`, `1-50` or `240`. Null if implausible. */
function fromGroups(groups: Record<string, string | undefined>): string | null {
  const { low, high, count, more, less, plus } = groups
  if (low && high) {
    const [from, to] = [readCount(low), readCount(high)]
    return from !== null && to !== null && from < to && !isYears(from, to) ? `${from}-${to}` : null
  }
  const value = count ? readCount(count) : null
  if (value === null || value < 1 || value > 5_000_000) return null
  if (more || plus) return `${value}+`
  return less ? `1-${value}` : String(value)
}

const isYears = (from: number, to: number) => from >= 1900 && to <= 2100 && to - from < 80 && from % 100 !== 1
