import { withoutAdvice } from '#domain/evidence/missing_pages'
import { useIsOperator } from '../api/session'
import { Notice } from './notice'

/**
 * Shows the API's warnings, for example why results are missing. Only operators read advice about
 * settings.
 */
export function Warnings({ of = [] }: { of?: readonly string[] }) {
  const isOperator = useIsOperator()
  return of.map((warning) => (
    <Notice key={warning} kind="info">
      {isOperator ? warning : withoutAdvice(warning)}
    </Notice>
  ))
}
