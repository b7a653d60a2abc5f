import { LEFT_OUT, type LeftOut } from '../../../domain/proofs/bundle_lines.js'
import { titleOf } from '../../../domain/proofs/statement.js'
import type { Report } from './verify_bundle.js'
import { RELEASE } from './verify_bundle.js'

const MAX_PROBLEMS = 20

/** Returns 0 for a verified bundle, 1 for a refused one, 3 if other releases made all or some cells. */
export function exitCodeOf({ problems, otherReleases }: Report): 0 | 1 | 3 {
  if (problems.length > 0) return 1
  return Object.keys(otherReleases).length > 0 ? 3 : 0
}

export function describeReport(report: Report, isPinned: boolean): string {
  const { problems, derived, verdicts, items, stated, otherReleases, rowsLeftOut, statement } = report
  const listed = problems.slice(0, MAX_PROBLEMS).map(({ row, column, message }) => {
    const where = [...(row === undefined ? [] : [`row ${row}`]), ...(column ? [column] : [])].join(', ')
    return `  ${where && `${where}: `}${message}`
  })
  const more = problems.length - listed.length
  const left = Object.entries(rowsLeftOut).map(
    ([reason, count]) => `${count} rows are left out: ${LEFT_OUT[reason as LeftOut] ?? reason}.`
  )
  const others = Object.entries(otherReleases).map(
    ([release, count]) =>
      `${count} cells were made by release ${release}. Verify them with kith-verify@${release}; this is ${RELEASE}.`
  )
  return [
    problems.length > 0 ? 'REFUSED' : others.length > 0 ? 'NOT DECIDED' : 'VERIFIED',
    ...listed,
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(statement
      ? [
          `${titleOf(statement)} of ${statement.service}, export ${statement.sequence}, ${statement.created_at}.`,
          `Signed by the key ${statement.key}${isPinned ? '' : '. Pass --key to accept only keys that you trust'}.`,
        ]
      : []),
    ...(statement?.set === undefined
      ? []
      : [`${verdicts} verdicts on ${items} people are those that their pages give.`]),
    `${derived} cells have the value and confidence that their pages give.`,
    ...(stated > 0
      ? [`${stated} of them may depend on claims of a language model. The bundle states these claims.`]
      : []),
    ...others,
    ...left,
  ].join('\n')
}
