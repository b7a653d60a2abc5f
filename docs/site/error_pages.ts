import { ERROR_CODES, type ErrorCode } from '#domain/errors'
import { STATUS_OF } from '#app/shared/http/statuses'
import { ERROR_HELP } from './error_help.js'
import type { Page } from './navigation.js'

const CODES = Object.keys(ERROR_CODES) as ErrorCode[]

/** Returns the list of all errors, and a page for each. */
export const errorPages = (): { list: Page; pages: Page[] } => ({
  list: { path: 'errors/index', title: 'Errors', text: listText() },
  pages: CODES.map((code) => ({ path: `errors/${code}`, title: code, text: errorText(code) })),
})

const listText = () => `# Errors

Failed responses have one shape. Programs read \`code\`; people read \`message\`.

\`\`\`json
{"error": {"code": "not_found", "message": "no such route or object in the workspace", "request_id": "req_55991772"}}
\`\`\`

Validation failures also have \`error.details.fieldErrors\`, which lists the messages of each field. Failures that may pass have \`error.retry_after_seconds\`.

| Code | Status | Meaning |
| --- | --- | --- |
${CODES.map((code) => `| [\`${code}\`](${code}.md) | ${STATUS_OF[code]} | ${ERROR_CODES[code]} |`).join('\n')}
`

const errorText = (code: ErrorCode) => `# ${code}

HTTP status ${STATUS_OF[code]}: ${ERROR_CODES[code]}.

## What happened

${ERROR_HELP[code].cause}

## How to fix it

${ERROR_HELP[code].fix}
`
