import { COMMERCIAL } from './commercial.js'
import { CORPORATE } from './corporate.js'
import type { JobFunction } from './function.js'
import { PROFESSIONS } from './professions.js'
import { TECHNICAL } from './technical.js'

export type { JobFunction, Seniority } from './function.js'
export { SENIORITIES } from './function.js'
export { LOCAL_TITLES } from './localised.js'
export { functionMix } from './function_mix.js'
export { fitsIndustry } from './title_homes.js'

export const JOB_FUNCTIONS: ReadonlyMap<string, JobFunction> = new Map(
  [...TECHNICAL, ...COMMERCIAL, ...CORPORATE, ...PROFESSIONS].map((job) => [job.key, job])
)
