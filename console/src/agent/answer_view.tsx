import { Evidence } from '../shared/evidence'
import { count } from '../shared/format'
import { Json } from '../shared/json'
import { AnswerText } from '../shared/answer_text'
import { Steps } from './steps'
import type { Answer } from './turn'

/** The steps of the agent, its answer and the sources. */
export function AnswerView({ answer: { calls, text, pages, structured } }: { answer: Answer }) {
  const cited = calls.flatMap(({ outcome }) => (outcome?.ok ? outcome.citations : []))
  const quoted = new Set(cited.map(({ url }) => url))
  const proofs = [...cited, ...pages.filter(({ url }) => !quoted.has(url))]
  return (
    <>
      <Steps calls={calls} />
      {text && <AnswerText text={text} />}
      {structured !== undefined && <Json title="Output by your schema" value={structured} />}
      {proofs.length > 0 && (
        <details className="card">
          <summary>Quotes and pages ({count(proofs.length)})</summary>
          <Evidence proofs={proofs} label="Sources of the answer" />
        </details>
      )}
    </>
  )
}
