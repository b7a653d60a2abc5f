import { fold } from '#domain/people/text/text'

/** The name of a property as words: `workEmail`, `work_email` and `work-email` are `work email`. */
export const propertyWords = (name: string): string =>
  fold(name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_.\-/:]+/g, ' '))
