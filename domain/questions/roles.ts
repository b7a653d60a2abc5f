import { meaningOf } from '#domain/evidence/extract/labels/label_meaning'
import { findRoles } from '#domain/people/titles/role_mentions'
import { titleHoldsRole } from '#domain/people/titles/titles'
import { words } from '#domain/people/text/text'
import type { Format } from '#domain/truth/column'

const ASKED_IN: readonly Format[] = ['text', 'email', 'phone', 'url']
/** Matches words of questions that mention a role but do not request its holder. */
const NOT_WHO =
  /\b(?:number|how many|count|salary|since|date|year|which (?:day|year)|responsibilit|experience|department|open)\b/
const WHO =
  /\b(?:name|named|who|whom|person|full name|is the|head of|chief|officer|president|director|chair\w*|wer|name des|name der|nom d|qui est|quien|nombre del?|quem|nome d[oa])\b/

const FORMER =
  /(?<!\p{L})(?:former|formerly|previous|past|ex|ehemalig\p{L}*|ancien(?:ne)?|ant[ei]rior|antig[ou][oa])(?:-|(?!\p{L}))/iu

/** Returns the role whose holder a question about a company requests, or null. */
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

/** Reports whether a title in any supported language is this role: `PDG` is a chief executive. */
export const holdsRole = (title: string, role: string): boolean =>
  titleHoldsRole(title, role) || (meaningOf(title) === 'ceo' && titleHoldsRole('CEO', role))

/** Like `holdsRole`, but also for titles of former holders: `former CEO`. */
export const heldRole = (title: string, role: string): boolean =>
  holdsRole(title, role) || holdsRole(title.replace(FORMER, '').trim(), role)

/** Reports whether a title or label names a former holder: `former CEO`. */
export const isFormerTitle = (title: string): boolean => FORMER.test(title)
