type Limits = { min?: number; max?: number }

/**
 * Messages of the validator's own rules. They do not name the field, because every error has its
 * path.
 */
const MESSAGES: Record<string, (limits: Limits) => string> = {
  required: () => 'is required',
  string: () => 'must be a string',
  number: () => 'must be a number',
  boolean: () => 'must be true or false',
  object: () => 'must be an object',
  record: () => 'must be an object',
  array: () => 'must be an array',
  union: () => 'must be a string or an object',
  min: ({ min }) => `must be at least ${min}`,
  max: ({ max }) => `must be at most ${max}`,
  'array.minLength': ({ min }) => atLeast(min!, 'item'),
  'array.maxLength': ({ max }) => `must have at most ${counted(max!, 'item')}`,
}

/** Returns the message of a rule, or `message` for rules of this project. */
export function messageOf(rule: string, message: string, limits: Limits = {}): string {
  return MESSAGES[rule]?.(limits) ?? message
}

export const tooShort = (min: number): string => atLeast(min, 'character')
export const tooLong = (max: number): string => `must have at most ${counted(max, 'character')}`

function atLeast(count: number, noun: string): string {
  return count === 1 ? 'must not be empty' : `must have at least ${counted(count, noun)}`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
