import { useState } from 'react'
import { type Call, curl, python, typescript } from '#domain/clients/snippets'
import { Choice } from '../shared/choice'
import { CodeBlock } from '../shared/code_block'

const LANGUAGES = [
  { value: 'curl', text: 'curl' },
  { value: 'typescript', text: 'TypeScript' },
  { value: 'python', text: 'Python' },
] as const
const WRITE = { curl, typescript, python }

/** The request as code, with variables for the key and the base URL. */
export function Snippets({ call }: { call: Call }) {
  const [language, setLanguage] = useState<keyof typeof WRITE>('curl')
  return (
    <details className="card">
      <summary>Request as code</summary>
      <Choice label="Language" options={LANGUAGES} value={language} onChange={setLanguage} />
      <CodeBlock text={WRITE[language](call)} label="Copy the code" />
    </details>
  )
}
