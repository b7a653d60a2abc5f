import type { Random } from '#demo/random'
import type { Language } from '#demo/vocabulary/countries'
import type { Industry } from '#demo/vocabulary/industries'
import {
  JOB_FUNCTIONS,
  type JobFunction,
  LOCAL_TITLES,
  type Seniority,
  fitsIndustry,
} from '#demo/vocabulary/titles/index'

export type Titled = { title: string; seniority: Seniority }

/** Rungs from the lowest, with their share of all jobs. */
export const RUNGS = [
  ['entry', 4],
  ['junior', 7],
  ['mid', 42],
  ['senior', 17],
  ['staff', 3],
  ['principal', 2],
  ['manager', 12],
  ['director', 8],
  ['vp', 3],
  ['cxo', 2],
] as const
export type Rung = (typeof RUNGS)[number][0]

export type TitleSetting = {
  /** The employer's industry: some titles only exist in some industries. */
  industry: Industry
  /** The preferred language of the title, used if the function has a title in it. */
  local: { language: Language; female: boolean } | null
}

/** Returns a title of the function on the rung. */
export function titleFor(key: string, rung: Rung, setting: TitleSetting, random: Random): Titled {
  const translated = setting.local && localTitle(key, rung, setting.local, random)
  if (translated) return translated
  const job = JOB_FUNCTIONS.get(key)!
  switch (rung) {
    case 'entry':
      return { title: fitting(job.entry, setting.industry, random), seniority: 'entry' }
    case 'manager':
      return { title: fitting(job.manager, setting.industry, random), seniority: 'senior' }
    case 'director':
      return { title: fitting(job.director, setting.industry, random), seniority: 'director' }
    case 'vp':
      return { title: fitting(job.vp, setting.industry, random), seniority: 'vp' }
    case 'cxo':
      return { title: fitting(job.chief, setting.industry, random), seniority: 'cxo' }
    default:
      return contributor(fitting(job.contributor, setting.industry, random), job.ladder, rung)
  }
}

function localTitle(
  key: string,
  rung: Rung,
  local: NonNullable<TitleSetting['local']>,
  random: Random
): Titled | null {
  const wanted = rung === 'manager' ? 'senior' : rung
  const choices = (LOCAL_TITLES[local.language] ?? []).filter(
    (title) => title.function === key && title.seniority === wanted
  )
  if (choices.length === 0) return null
  const choice = random.pick(choices)
  return { title: local.female ? choice.female : choice.male, seniority: choice.seniority }
}

/** Prefers the first titles, because the lists start with the most common ones. */
function fitting(titles: string[], industry: Industry, random: Random): string {
  const choices = titles.filter((title) => fitsIndustry(title, industry))
  const pool = choices.length > 0 ? choices : titles
  return pool[Math.floor(random.next() ** 1.8 * pool.length)]
}

/** Returns the title of a person without reports. */
export function contributor(base: string, ladder: JobFunction['ladder'], rung: Rung): Titled {
  const plain: Titled = { title: base, seniority: /\bManager\b/.test(base) ? 'senior' : 'mid' }
  // Titles such as Chief of Staff, Member of Technical Staff or Software Engineer II take no
  // further rank.
  if (/\b(of|II|First|Founding|in|Associate|Assistant)\b/.test(base)) return plain
  // About one title in seven uses the short form. The title's length decides, which is as good as
  // random.
  if (rung === 'senior')
    return { title: `${base.length % 7 === 0 ? 'Sr.' : 'Senior'} ${base}`, seniority: 'senior' }
  if (ladder === 'short') return plain
  if (rung === 'junior') return { title: `Junior ${base}`, seniority: 'junior' }
  if (ladder === 'office') return plain
  if (rung === 'staff') return { title: `Staff ${base}`, seniority: 'staff' }
  if (rung === 'principal') return { title: `Principal ${base}`, seniority: 'principal' }
  return plain
}
