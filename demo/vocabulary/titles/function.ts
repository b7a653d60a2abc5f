export const SENIORITIES = [
  'entry',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'director',
  'vp',
  'cxo',
] as const
export type Seniority = (typeof SENIORITIES)[number]

/** A line of work: its titles by rung, and the skills and sentences of its people. */
export type JobFunction = {
  key: string
  /**
   * The ranks of contributors. `technical`: Junior to Principal. `office`: Junior and Senior.
   * `short`: only Senior.
   */
  ladder: 'technical' | 'office' | 'short'
  entry: string[]
  contributor: string[]
  manager: string[]
  director: string[]
  vp: string[]
  chief: string[]
  skills: string[]
  /** Phrases about the work that complete "I ...". */
  works: string[]
}

function list(text: string): string[] {
  return text ? text.split(';').map((entry) => entry.trim()) : []
}

/** Builds a function from its rungs, each a text with entries separated by semicolons. */
export function jobFunction(
  key: string,
  ladder: JobFunction['ladder'],
  rungs: { entry: string; contributor: string; manager: string; director: string; vp: string; chief: string },
  skills: string,
  works: string
): JobFunction {
  return {
    key,
    ladder,
    entry: list(rungs.entry),
    contributor: list(rungs.contributor),
    manager: list(rungs.manager),
    director: list(rungs.director),
    vp: list(rungs.vp),
    chief: list(rungs.chief),
    skills: list(skills),
    works: list(works),
  }
}
