import type { Country, Language } from '#demo/vocabulary/countries'
import type { Industry } from '#demo/vocabulary/industries'
import type { Seniority } from '#demo/vocabulary/titles/index'

/** Texts of a person about their work. Placeholders in braces are filled in later. */
export type Voice = { summary: string; works: [string, string] }

export type Place = { city: string; state: string; country: Country }

export type FundingRound = { stage: string; day: number; amount: number; lead: string }

export type DemoCompany = {
  index: number
  name: string
  legalName: string
  aliases: string[]
  /** The name before a rebrand, and the last day of its use. */
  former: { name: string; domain: string; until: number } | null
  domain: string
  slug: string
  kind: 'company' | 'university' | 'hospital' | 'public'
  industry: Industry
  language: Language
  /** Headquarters first. */
  offices: Place[]
  address: string
  phone: string | null
  founded: number
  headcount: number
  product: string
  customer: string
  funding: FundingRound[]
  /** `public` or `bootstrapped` if that is the stage, else null. */
  status: 'public' | 'bootstrapped' | null
  /** Profile URLs by neutral network name. */
  socials: Record<string, string>
  emailPattern: 'first.last' | 'flast' | 'first'
  /** The chief executive; set when people are built. */
  chief: DemoPerson | null
  people: DemoPerson[]
}

export type Job = {
  title: string
  function: string
  seniority: Seniority
  /** Null for self-employed people. */
  company: DemoCompany | null
  /** The employer's name when `company` is null. */
  businessName: string
  start: number
  /** Null for a current job. */
  end: number | null
}

export type School = { name: string }

export type DemoPerson = {
  index: number
  name: string
  given: string
  family: string
  nativeName: string | null
  female: boolean
  place: Place
  /** Newest first. */
  jobs: Job[]
  /** The day of a recent change of employer. Sources read earlier do not know it. */
  movedOn: number | null
  education: { school: School; degree: string; field: string; start: number; end: number }[]
  skills: string[]
  /** Null for people without a summary. */
  voice: Voice | null
  pronetUrl: string
  website: string | null
  /** Profile URLs by neutral network name, without pronet and website. */
  socials: Record<string, string>
  workEmail: string | null
  personalEmail: string | null
  phone: string | null
  /** Whether pages other than the employer's mention the person. */
  online: boolean
}

/** Returns what a source read on `day` would know: the jobs started by then, newest first. */
export function jobsAt(person: DemoPerson, day: number): Job[] {
  return person.jobs
    .filter((job) => job.start <= day)
    .map((job) => (job.end !== null && job.end > day ? { ...job, end: null } : job))
}

/** Returns the employer's name on a day. */
export function employerName(job: Job, day: number): string {
  if (!job.company) return job.businessName
  const { former, name } = job.company
  return former && day < former.until ? former.name : name
}
