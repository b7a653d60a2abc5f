import { fold } from '#domain/people/text/text'
import type { Field } from '../data/fields_data.js'

/** Returns the keys of the fields that a text requests. */
export function fieldsAsked(text: string, fields: readonly Field[]): string[] {
  const folded = fold(text)
  return fields.filter(({ asked }) => asked?.test(folded)).map(({ key }) => key)
}
