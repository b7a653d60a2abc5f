import { Notice } from './notice'

/** Why results are missing, as the API explains it. */
export function Warnings({ of = [] }: { of?: readonly string[] }) {
  return of.map((warning) => (
    <Notice key={warning} kind="info">
      {warning}
    </Notice>
  ))
}
