import type { Country, Language } from '#demo/vocabulary/countries'
import type { Industry } from '#demo/vocabulary/industries'
import type { Seniority } from '#demo/vocabulary/titles/index'

/** What a person keeps saying about the work, whatever the job is at the time; braces are still to be filled. */
export type Voice = { summary: string; works: [string, string] }

export type Place = { city: string; state: string; country: Country }

export type FundingRound = { stage: string; day: number; amount: number; lead: string }

export type DemoCompany = {
  index: number
  name: string
  legalName: string
  aliases: string[]
  /** The name before a rebrand, and the day it ended. */
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
  /** `public` or `bootstrapped` where that is the stage, else null. */
  status: 'public' | 'bootstrapped' | null
  /** Profile URLs by neutral network word. */
  socials: Record<string, string>
  emailPattern: 'first.last' | 'flast' | 'first'
  /** Chief executive; set while people are made. */
  chief: DemoPerson | null
  people: DemoPerson[]
}

export type Job = {
  title: string
  function: string
  seniority: Seniority
  /** Null for people who work for themselves. */
  company: DemoCompany | null
  /** How the employer is called where `company` is null. */
  businessName: string
  start: number
  /** Null while it lasts. */
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
  /** The day of a recent change of employer, which sources read earlier do not know. */
  movedOn: number | null
  education: { school: School; degree: string; field: string; start: number; end: number }[]
  skills: string[]
  /** Null for people who write no summary. */
  voice: Voice | null
  pronetUrl: string
  website: string | null
  /** Profile URLs by neutral network word, without pronet and website. */
  socials: Record<string, string>
  workEmail: string | null
  personalEmail: string | null
  phone: string | null
  /** Whether the open web says something of this person beyond the employer's pages. */
  online: boolean
}

/** What a source read on `day` would have known: the jobs begun by then, the newest first. */
export function jobsAt(person: DemoPerson, day: number): Job[] {
  return person.jobs
    .filter((job) => job.start <= day)
    .map((job) => (job.end !== null && job.end > day ? { ...job, end: null } : job))
}

/** How the employer was called on a day. */
export function employerName(job: Job, day: number): string {
  if (!job.company) return job.businessName
  const { former, name } = job.company
  return former && day < former.until ? former.name : name
}
