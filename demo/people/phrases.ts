import { type Job, type Place, type Voice, employerName } from '#demo/model'
import type { Random } from '#demo/random'
import { HEADLINES, SUMMARIES } from '#demo/vocabulary/people_phrases'
import { JOB_FUNCTIONS } from '#demo/vocabulary/titles/index'

type Subject = { given: string; place: Place; skills: string[] }

export function voice(job: Job, random: Random): Voice {
  const [first, second] = random.sample(JOB_FUNCTIONS.get(job.function)!.works, 2)
  return { summary: random.pick(SUMMARIES), works: [first, second ?? first] }
}

/** Returns a headline on a day. `jobs` are the jobs started by then. */
export function headline(subject: Subject, jobs: Job[], day: number, random: Random): string {
  const template = random.pick(HEADLINES)
  return fill(template, subject, jobs, day, ['', ''])
}

/** Returns one to three sentences in the first person, or null. */
export function summary(subject: Subject & { voice: Voice | null }, jobs: Job[], day: number): string | null {
  return subject.voice && jobs.length > 0
    ? fill(subject.voice.summary, subject, jobs, day, subject.voice.works)
    : null
}

function fill(template: string, subject: Subject, jobs: Job[], day: number, works: [string, string]): string {
  const [job] = jobs
  const earlier = jobs.find((one) => one.company && one.company !== job.company)
  if (!earlier && template.includes('ex-{former}'))
    return fill('{title} at {company}', subject, jobs, day, works)
  const employer = employerName(job, day)
  const values: Record<string, string> = {
    title: job.title,
    company: employer === 'Self-employed' ? 'my own practice' : employer,
    city: subject.place.city,
    given: subject.given,
    skill: subject.skills[0],
    skill2: subject.skills[1],
    works: works[0],
    works2: works[1],
    years: String(Math.max(1, Math.round((day - jobs[jobs.length - 1].start) / 365))),
    former: earlier ? employerName(earlier, earlier.end!) : 'smaller teams',
    industry: job.company ? job.company.industry.name.toLowerCase() : 'my field',
  }
  return template.replace(/\{(\w+)\}/g, (_, key: string) => values[key])
}
