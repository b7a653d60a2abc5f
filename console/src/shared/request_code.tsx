import { useState } from 'react'
import { type Call, curl, python, typescript } from '#domain/clients/snippets'
import { CodeBlock } from './code_block'
import { Segments } from './segments'

const LANGUAGES = [
  { value: 'curl', text: 'curl' },
  { value: 'typescript', text: 'TypeScript' },
  { value: 'python', text: 'Python' },
] as const
const WRITE = { curl, typescript, python }

/** The request as code, with variables for the key and the base URL. */
export function RequestCode({ call }: { call: Call }) {
  const [language, setLanguage] = useState<string>('curl')
  return (
    <section className="request-code" aria-label="Request as code">
      <div className="row between">
        <code className="small">
          <strong>{call.method.toUpperCase()}</strong> {call.path}
        </code>
        <Segments
          label="Request as code"
          isLabelHidden
          options={LANGUAGES}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <CodeBlock text={WRITE[language as keyof typeof WRITE](call)} label="Copy the code" />
    </section>
  )
}

/** Returns a POST with only a body. `id` is the id of the operation. */
export const postOf = (id: string, path: string, body: object): Call => ({
  ...{ id, method: 'post', path, params: {}, query: {} },
  body: body as Record<string, unknown>,
})
