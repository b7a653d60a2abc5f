import { fold } from '#domain/people/text/text'

/** Splits a name into words: `workEmail`, `work_email` and `work-email` become `work email`. */
export const propertyWords = (name: string): string =>
  fold(name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[_.\-/:]+/g, ' '))
