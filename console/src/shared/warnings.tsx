import { Notice } from './notice'

/** Shows the API's warnings, for example why results are missing. */
export function Warnings({ of = [] }: { of?: readonly string[] }) {
  return of.map((warning) => (
    <Notice key={warning} kind="info">
      {warning}
    </Notice>
  ))
}
