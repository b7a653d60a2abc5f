import { meaningOf } from '#domain/evidence/extract/labels/labels'
import { findRoles } from '#domain/people/titles/role_mentions'
import { titleHoldsRole } from '#domain/people/titles/titles'
import { words } from '#domain/people/text/text'
import type { Format } from '#domain/truth/column'

const ASKED_IN: readonly Format[] = ['text', 'email', 'phone', 'url']
/** What a role's words are said of when the question is not who holds it. */
const NOT_WHO =
  /\b(?:number|how many|count|salary|since|date|year|which (?:day|year)|responsibilit|experience|department|open)\b/
const WHO =
  /\b(?:name|named|who|whom|person|full name|is the|head of|chief|officer|president|director|chair\w*|wer|name des|name der|nom d|qui est|quien|nombre del?|quem|nome d[oa])\b/

/** The post whose holder a question about a company asks for; null where it asks for no person. */
export function roleAsked(asked: string, format: Format): string | null {
  if (!ASKED_IN.includes(format) || NOT_WHO.test(asked)) return null
  const tokens = words(asked)
  const roles = findRoles(tokens).filter(({ score }) => score === 1)
  if (roles.length === 0 || !(WHO.test(asked) || tokens.length <= 8)) return null
  if (
    format !== 'text' &&
    !/\b(?:of|from|des|der|du|de la|del|do|da)\b/.test(asked) &&
    !/chief|head|president|director/.test(asked)
  )
    return null
  const text = ({ start, end }: { start: number; end: number }) => tokens.slice(start, end).join(' ')
  const [longest] = roles
    .map(text)
    .map((role) => role.replace(/^(?:(?:the|its|their|current|company|organi[sz]ation|firm) )+/, ''))
    .sort((a, b) => b.length - a.length)
  return longest
}

/** Whether a title, in any language of the labels, is of the post: a `PDG` and a `Geschäftsführerin` are chief executives. */
export const holdsPost = (title: string, role: string): boolean =>
  titleHoldsRole(title, role) || (meaningOf(title) === 'ceo' && titleHoldsRole('CEO', role))
