import { hasRole, livesThere, TOP } from './grade.js'
import type { Marked } from './measure.js'
import type { AskedQuery, TruePerson } from './query_people.js'

/** The maximum number of wrong results listed per query. */
const MAX_LISTED = 5

/** Whether an answer has a wrong result, fewer than ten results or a misread query. */
export const fallsShort = ({ grades, roleRead, placeRead }: Marked): boolean =>
  grades.precision < 1 || grades.returned < TOP || !roleRead || !placeRead

/** Explains a query: one line on how it was parsed, and one per wrong result. */
export function explain(type: string, marked: Marked): string {
  const { query, parsed, grades, roleRead, placeRead, found } = marked
  const read = parsed?.person
    ? `the person ${parsed.person.name}`
    : `${list(
        parsed?.roles.map(({ name }) => name),
        'no role'
      )} / ${list(
        parsed?.places.map(({ name, kind }) => `${name} (${kind})`),
        'no place'
      )}`
  const also = [
    ...(parsed?.companies ?? []).map((name) => `company ${name}`),
    ...(parsed?.rest ?? []).map((word) => `word ${word}`),
  ]
  const head = `${type} "${query.text}" asks ${query.role} / ${query.geoName} (${query.geoType})`
  const marks = [
    ...(roleRead ? [] : ['role misread']),
    ...(placeRead ? [] : ['place misread']),
    `${Math.round(grades.precision * grades.returned)} of ${grades.returned} right`,
  ]
  const lines = found.slice(0, TOP).flatMap((person, i) => wrongLine(person, i + 1, query))
  return [
    `${head}; read ${read}${also.length > 0 ? ` + ${also.join(', ')}` : ''}; ${marks.join(', ')}`,
    ...lines.slice(0, MAX_LISTED),
  ].join('\n    ')
}

function wrongLine(one: TruePerson | undefined, rank: number, query: AskedQuery): string[] {
  if (one === undefined) return [`${rank}. an unknown person`]
  const reasons = [
    ...(hasRole(one, query) ? [] : ['another role']),
    ...(livesThere(one, query) ? [] : [`lives in ${one.town.name}, ${one.town.admin}, ${one.town.country}`]),
  ]
  const { title, city, state, country } = one.person
  const place = [city, state, country].filter(Boolean).join(' | ')
  return reasons.length === 0 ? [] : [`${rank}. ${title} [${place}]: ${reasons.join(', ')}`]
}

const list = (names: readonly string[] | undefined, none: string) => names?.join(', ') || none
