import { RE2JS } from 're2js'

const MAX_KEPT = 200
const compiled = new Map<string, RE2JS>()

/** The patterns of callers' schemas, in time linear in the text: no pattern can stall the service. */
export const linearRegExp = Object.assign(
  (pattern: string) => {
    const expression = compile(pattern)
    // The text tells Ajv one pattern from another.
    return { test: (text: string): boolean => expression.matcher(text).find(), toString: () => pattern }
  },
  { code: 'linearRegExp' }
)

/** What is wrong with a pattern, or null. Look-around and back references have no linear time and are refused. */
export function patternProblem(pattern: string): string | null {
  try {
    compile(pattern)
    return null
  } catch (error) {
    return `is no regular expression of linear time (${(error as Error).message})`
  }
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const expression = RE2JS.compile(RE2JS.translateRegExp(pattern))
  if (compiled.size >= MAX_KEPT) compiled.clear()
  compiled.set(pattern, expression)
  return expression
}
