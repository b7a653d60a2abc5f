import { PRESENT_DAY, dayOf, yearOf } from '#demo/dates'
import type { DemoCompany, Job, Place } from '#demo/model'
import type { Random } from '#demo/random'
import type { Trade } from '#demo/vocabulary/trades'
import { OWN_BUSINESS_NAMES, OWN_BUSINESS_TITLES } from '#demo/vocabulary/people_phrases'
import { functionMix } from '#demo/vocabulary/titles/index'
import { headTitle } from './heads.js'
import { contributor, RUNGS, type Rung, type Titled, type TitleSetting, titleFor } from './titles.js'

/** Years of experience per rung, minimum and maximum. */
const EXPERIENCE: Readonly<Record<Rung, [number, number]>> = {
  entry: [0, 1],
  junior: [1, 3],
  mid: [3, 12],
  senior: [6, 20],
  staff: [9, 22],
  principal: [11, 26],
  manager: [8, 26],
  director: [10, 30],
  vp: [13, 32],
  cxo: [8, 34],
}

const TRADE_RUNGS = ['mid', 'senior', 'senior', 'staff'] as const

export type CareerSetting = {
  /** Null for self-employed people. */
  company: DemoCompany | null
  place: Place
  family: string
  female: boolean
  /** Whether the person heads the company. Such people are built first. */
  head: boolean
  /** Companies for earlier jobs. */
  pool: DemoCompany[]
  /** The trade of the person's city, if the person works in it. */
  trade: Trade | null
}

/**
 * Returns a person's jobs, newest first. They do not overlap, and none starts before its employer
 * was founded.
 */
export function career(setting: CareerSetting, random: Random): Job[] {
  const { company, trade } = setting
  const key = trade?.function ?? functionOf(setting, random)
  const rung = trade
    ? random.pick(TRADE_RUNGS)
    : setting.head
      ? 'cxo'
      : company
        ? rungFor(company, key, random)
        : 'mid'
  const local = random.chance(0.35)
    ? { language: setting.place.country.language, female: setting.female }
    : null
  const current = trade
    ? contributor(trade.title, 'technical', rung)
    : company
      ? titled(company, key, rung, setting.head, local, random)
      : ownTitle(key, random)
  const [least, most] = EXPERIENCE[rung]
  const first = PRESENT_DAY - random.int(least, most) * 365 - random.int(60, 300)
  const start = startDay(setting, current.title, first, random)
  const businessName = company ? '' : ownName(key, setting.family, random)
  const jobs: Job[] = [{ ...current, function: key, company, businessName, start, end: null }]
  addPast(
    jobs,
    Math.min(first, setting.head ? start - random.int(0, 3000) : first),
    rung,
    local,
    setting,
    random
  )
  return jobs
}

/** Founders start in the company's founding year. Others mostly start in recent years. */
function startDay({ company }: CareerSetting, title: string, first: number, random: Random): number {
  if (company && /\bfounder\b/i.test(title))
    return dayOf(company.founded, random.int(1, 6), random.int(1, 28))
  const tenure = Math.round(random.next() ** 1.6 * 9 * 365) + 20
  const earliest = company ? Math.max(first, dayOf(company.founded, 6, 30)) : first
  return Math.min(Math.max(PRESENT_DAY - tenure, earliest), PRESENT_DAY - 20)
}

function functionOf({ company, head }: CareerSetting, random: Random): string {
  if (!company) return random.pick(Object.keys(OWN_BUSINESS_TITLES))
  if (head)
    return company.kind === 'university' ? 'education' : company.kind === 'public' ? 'public' : 'leadership'
  return random.weighted(Object.entries(functionMix(company.industry)), ([, share]) => share)[0]
}

/**
 * Small companies have few directors, and nobody on the rungs `staff` and `vp`. Except in
 * leadership, no company has two chiefs of the same function.
 */
function rungFor(company: DemoCompany, key: string, random: Random): Rung {
  const small = company.headcount <= 50
  const taken = company.people.some(
    ({ jobs: [job] }) => job.function === key && job.seniority === 'cxo' && key !== 'leadership'
  )
  return random.weighted(RUNGS, ([rung, share]) => {
    if (small && (rung === 'vp' || rung === 'staff')) return 0
    // Founding engineers and similar titles exist only in small companies.
    if (key === 'leadership' && !small && !['manager', 'director', 'vp'].includes(rung)) return 0
    if (rung === 'cxo') return taken ? 0 : small ? share * 3 : share
    return small && rung === 'director' ? share / 2 : share
  })[0]
}

function titled(
  company: DemoCompany,
  key: string,
  rung: Rung,
  head: boolean,
  local: TitleSetting['local'],
  random: Random
): Titled {
  if (head) return headTitle(company, local, random)
  const setting = { industry: company.industry, local: key === 'leadership' ? null : local }
  const title = titleFor(key, rung, setting, random)
  // The head is the only chief executive; others at that level are co-founders or presidents.
  if (key !== 'leadership' || rung !== 'cxo') return title
  return { title: company.founded >= 2008 ? 'Co-Founder' : 'President', seniority: 'cxo' }
}

function ownTitle(key: string, random: Random): Titled {
  const title = random.pick(OWN_BUSINESS_TITLES[key])
  return { title, seniority: /Founder|Fractional C|Owner/.test(title) ? 'cxo' : 'mid' }
}

function ownName(key: string, family: string, random: Random): string {
  if (random.chance(0.35)) return 'Self-employed'
  return random.pick(OWN_BUSINESS_NAMES[key]).replace('{}', family)
}

function addPast(
  jobs: Job[],
  first: number,
  rung: Rung,
  local: TitleSetting['local'],
  setting: CareerSetting,
  random: Random
): void {
  const current = jobs[0].function
  const key =
    current === 'leadership'
      ? random.pick(['sales', 'operations', 'engineering', 'product', 'finance'])
      : current
  let step = RUNGS.findIndex(([name]) => name === rung)
  let end = jobs[0].start
  const wanted = random.int(0, 4)
  for (let n = 0; n < wanted && end - first > 400; n++) {
    const start = Math.max(first, end - random.int(300, 1700))
    const stay =
      n === 0 && setting.company && random.chance(0.18) && dayOf(setting.company.founded + 1) < start
    const company = stay
      ? setting.company
      : employerSince(start, key, setting.pool, jobs[jobs.length - 1].company, random)
    if (!company) break
    step = Math.max(random.chance(0.3) ? 1 : 2, Math.min(step, 8) - random.int(0, 2))
    const past = titleFor(key, RUNGS[step][0], { industry: company.industry, local }, random)
    const left = end - (random.chance(0.5) ? 1 : random.int(1, 40))
    jobs.push({ ...past, function: key, company, businessName: '', start, end: left })
    end = start
  }
}

/** Returns a company founded before `start`, preferably with similar work, or null. */
function employerSince(
  start: number,
  key: string,
  pool: DemoCompany[],
  next: DemoCompany | null,
  random: Random
): DemoCompany | null {
  let fallback: DemoCompany | null = null
  for (let tries = 0; tries < 10; tries++) {
    const company = random.pick(pool)
    if (company === next || company.founded >= yearOf(start)) continue
    if ((functionMix(company.industry)[key] ?? 0) >= 3) return company
    fallback = company
  }
  return fallback
}
