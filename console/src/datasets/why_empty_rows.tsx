import { withoutAdvice } from '#domain/evidence/missing_pages'
import { useIsOperator } from '../api/session'

/** Says why rows have no answer, folded. Only operators read advice about settings. */
export function WhyEmpty({ warnings }: { warnings: readonly string[] }) {
  const isOperator = useIsOperator()
  if (warnings.length === 0) return null
  return (
    <details className="end why-empty">
      <summary>Why rows have no answer</summary>
      {warnings.map((warning) => (
        <p key={warning}>{isOperator ? warning : withoutAdvice(warning)}</p>
      ))}
    </details>
  )
}
