import { RE2JS } from 're2js'

/** The maximum number of compiled patterns in the cache. A full cache is cleared. */
const MAX_CACHED = 200
const compiled = new Map<string, RE2JS>()

/** Compiles callers' patterns to run in linear time, so that no pattern can stall the service. */
export const linearRegExp = Object.assign(
  (pattern: string) => {
    const expression = compile(pattern)
    // Ajv distinguishes patterns by their text.
    return { test: (text: string): boolean => expression.matcher(text).find(), toString: () => pattern }
  },
  { code: 'linearRegExp' }
)

/** Returns why a pattern is invalid or cannot run in linear time, for example look-around, or null. */
export function patternProblem(pattern: string): string | null {
  try {
    compile(pattern)
    return null
  } catch (error) {
    return `is not a regular expression that runs in linear time (${(error as Error).message})`
  }
}

function compile(pattern: string): RE2JS {
  const cached = compiled.get(pattern)
  if (cached) return cached
  const expression = RE2JS.compile(RE2JS.translateRegExp(pattern))
  if (compiled.size >= MAX_CACHED) compiled.clear()
  compiled.set(pattern, expression)
  return expression
}
