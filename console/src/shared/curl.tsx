import { CodeBlock } from './code_block'

/** Shows a request as a curl command. The key is a shell variable. */
export function Curl({ path, body }: { path: string; body: object }) {
  const json = JSON.stringify(body).replaceAll("'", "'\\''")
  const line = `curl -s ${window.location.origin}${path} -H "Authorization: Bearer $API_KEY" -H 'Content-Type: application/json' -d '${json}'`
  return (
    <details className="card">
      <summary>Request as curl</summary>
      <CodeBlock text={line} label="Copy the command" />
    </details>
  )
}
