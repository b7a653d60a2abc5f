import type { ReactNode } from 'react'
import { Evidence } from './evidence'
import type { Proof } from './proof'
import { Sign, type Verdict } from './sign'
import { Source } from './source'

type Props = {
  verdict?: Verdict
  proofs: readonly Proof[]
  /** The words that support the verdict. */
  children: ReactNode
}

/** What supports a verdict, in a line: the words, their site and day. A press shows all proofs. */
export function EvidenceLine({ verdict, proofs, children }: Props) {
  const [first] = proofs
  const line = (
    <>
      {verdict && <Sign of={verdict} />}
      <span className="words">
        <span className="clamp">{children}</span>
        {first && <Source of={first} more={proofs.length - 1} />}
      </span>
    </>
  )
  if (!first) return <span className="evidence-line">{line}</span>
  return (
    <details className="evidence-line">
      <summary title={first.quote ?? undefined}>{line}</summary>
      <Evidence proofs={proofs} />
    </details>
  )
}
