import { CopyButton } from '../shared/copy_button'

export function RawJson({ response }: { response: object }) {
  const json = JSON.stringify(response, null, 2)
  return (
    <details className="card">
      <summary>Response as JSON</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className="code tall" tabIndex={0}>
        {json}
      </pre>
      <CopyButton text={json} />
    </details>
  )
}
