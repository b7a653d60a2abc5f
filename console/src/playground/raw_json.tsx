import { CopyButton } from '../shared/copy_button'

/** An answer as it came. */
export function RawJson({ answer }: { answer: object }) {
  const json = JSON.stringify(answer, null, 2)
  return (
    <details className="card">
      <summary>The answer as JSON</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <pre className="code tall" tabIndex={0}>
        {json}
      </pre>
      <CopyButton text={json} />
    </details>
  )
}
