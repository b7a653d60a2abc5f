import { withoutAdvice } from '#domain/evidence/missing_pages'

type Props = { warnings: readonly string[]; summary?: string }

/**
 * A folded list of the reasons why rows have no answer, or why a response has less than was asked for.
 * Leaves out advice about settings, which Health shows to operators.
 */
export function WhyEmpty({ warnings, summary = 'Why rows have no answer' }: Props) {
  if (warnings.length === 0) return null
  return (
    <details className="end why-empty">
      <summary>{summary}</summary>
      {warnings.map((warning) => (
        <p key={warning}>{withoutAdvice(warning)}</p>
      ))}
    </details>
  )
}
