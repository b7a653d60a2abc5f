import GIVEN from './given_names.json' with { type: 'json' }
import { NICKNAME_GROUPS } from './nicknames.js'

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Folded words before a name that are not part of it, without dots. */
export const HONORIFICS = set(`
  mr mrs ms mx miss master madam dr doctor prof professor sir dame lord lady rev reverend fr father sr sister hon
  honorable honourable pres president capt captain col colonel gen general lt lieutenant sgt sergeant maj adm admiral
  cmdr commander cpl cdr amb ambassador senator congressman congresswoman councilman councilwoman councilmember
  assemblyman assemblywoman representative governor secretary chancellor rabbi imam sheikh shaikh
  herr frau fraulein dipl-ing dipl-kfm ing mag priv-doz pd univ-prof monsieur madame mademoiselle mme mlle maitre
  senor senora senorita srta sra lic lcdo lcda arq dott dottssa dottoressa signor signora signorina sig avv cav onorevole
  drssa dra profssa profa professore professoressa professora professeur professorin dottor avvocato avvocata
  rechtsanwalt rechtsanwaltin notaio
  dhr mevr mevrouw meneer drs mgr monsignor ir pan pani lek inz mec sayin prof-dr yrd-doc sri shri smt kumari datuk dato tun engr atty
  г-н г-жа господин госпожа др проф д-р κος κα
`)

/** Honorifics that are also names or words: they count only with their dot. */
export const DOTTED_HONORIFICS = set(
  'sen rep gov sec me don dna hr fr sr st ald del supt dep asst mayor judge'
)

/** Generational suffixes. Names with different ones belong to different people. */
export const GENERATIONS: ReadonlyMap<string, string> = new Map(
  [
    ['jr', 'junior', 'jnr', 'ii', '2nd', 'filho', 'fils', 'hijo'],
    ['sr', 'senior', 'snr', 'i', '1st', 'pere', 'pai', 'padre'],
    ['iii', '3rd', 'neto', 'nieto'],
    ['iv', '4th'],
    ['v', '5th'],
  ].flatMap((words) => words.map((word) => [word, words[0]] as const))
)

/** Suffixes that count after any name, with or without a comma. */
export const SUFFIXES = set(`
  jr jnr sr snr ii iii iv 2nd 3rd 4th junior filho phd md mba cpa esq esquire dds dmd dvm jd llm llb edd psyd
  pharmd mph msc bsc meng beng mphil dphil cfa pmp cissp obe mbe cbe kbe frs frcs shrm-cp shrm-scp sphr phr pe-eng
  facs faia aia leed cfp cma acca fcca aca frm caia rn-bc bsn msn dnp aprn np-c cism cisa csm pgmp llp mbbs frcp ret usn usmc usaf
`)

/** Suffixes that are also names: they count only after a comma or with dots. */
export const COMMA_SUFFIXES = set(`
  ma ba ms bs do pe rn pa dc dd bd mp mpa mpp mfa ma mlis qc kc sc cipd pt dpt ot lcsw ra fils hijo neto nieto v i pere
  senior padre pai cae cpcu cisr it np emba bba bcom ca cs se ceng se eit iosh sj op osb am ao om oc ob
`)

/** Particles of family names, folded. */
export const PARTICLES = set(`
  van von vom vander vanden zu zum zur de del della delle dello dei degli dal dalla da das dos du des la las los lo le
  di af av al el ul bin bint ibn abu abd ter ten tot op den der het thoe ua der ze
`)

/** Particles that are also names: they count only in lower case. */
export const LOWER_PARTICLES = set(
  'ben bar dit do y e i san santa st saint ap mac mc ter ten op den le la lo af av al el da das di del del abd los las'
)

/** Words that join two family names. */
export const JOINERS = set('y e i und')

const groupsOf = new Map<string, string[]>()
const membersOf = new Map<string, string[]>()
for (const line of NICKNAME_GROUPS.trim().split('\n')) {
  const members = line.trim().split(/[:\s]+/)
  membersOf.set(members[0], [...(membersOf.get(members[0]) ?? []), ...members])
  for (const member of members)
    if (!groupsOf.get(member)?.includes(members[0]))
      groupsOf.set(member, [...(groupsOf.get(member) ?? []), members[0]])
}

/**
 * Returns the formal given names for a folded given name or nickname, including itself if it is
 * formal.
 */
export function formalNames(given: string): readonly string[] {
  return groupsOf.get(given) ?? []
}

/**
 * Returns the folded given names and nicknames that share a formal name with `given`, without
 * itself.
 */
export function namesakes(given: string): string[] {
  const all = formalNames(given).flatMap((formal) => membersOf.get(formal) ?? [])
  return [...new Set(all)].filter((name) => name !== given)
}

const given = new Set<string>(GIVEN)
for (const name of groupsOf.keys()) if (name.length > 2) given.add(name)

/** Whether a folded word is a common given name anywhere, or a short form of one. */
export function isCommonGivenName(word: string): boolean {
  return given.has(word)
}
