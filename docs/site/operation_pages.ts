import type { Page } from './navigation.js'
import { type Call, curl, python, typescript } from './snippets.js'

type Json = Record<string, any>

/** Longer examples of responses are cut, because the API reference has them whole. */
const MAX_LINES = 60
/** In this order, so that pages start with creating. */
const METHODS = ['post', 'get', 'patch', 'put', 'delete']

/** Returns a page for each tag of the document: its operations in curl, TypeScript and Python. */
export const operationPages = (document: Json): Page[] =>
  (document.tags as { name: string; description: string }[]).map(({ name, description }) => {
    const path = `operations/${name.toLowerCase().replaceAll(' ', '-')}`
    const operations = operationsOf(document).filter(({ operation }) => operation.tags.includes(name))
    const text = `# ${name}\n\n${description}\n\n${operations.map((one) => operationText(one, document)).join('\n')}`
    return { path, title: name, text }
  })

/** Returns every operation with a recorded request. */
export const callsOf = (document: Json): Call[] => operationsOf(document).map(({ call }) => call)

type Declared = { operation: Json; call: Call }

const operationsOf = (document: Json): Declared[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      operation: item[method],
      call: callOf(path, method, item[method], document),
    }))
  )

function callOf(path: string, method: string, operation: Json, document: Json): Call {
  const parameters = (operation.parameters ?? []).map((one: Json) => resolved(one, document)) as Json[]
  const given = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && one.example !== undefined)
        .map((one) => [one.name, one.example])
    )
  const body = operation.requestBody?.content['application/json']?.example
  return { id: operation.operationId, method, path, params: given('path'), query: given('query'), body }
}

const operationText = ({ operation, call }: Declared, document: Json) => `## ${operation.summary}

\`${call.method.toUpperCase()} ${call.path}\`, scope \`${operation['x-scope'] ?? 'any'}\`${
  operation['x-addition'] ? ', an addition of kith' : ''
}. [All fields](/docs/api#${anchorOf(operation, call)})

${operation.description ?? ''}

::: code-group

\`\`\`sh [curl]
${curl(call)}
\`\`\`

\`\`\`ts [TypeScript]
${typescript(call)}
\`\`\`

\`\`\`py [Python]
${python(call)}
\`\`\`

:::

${responseText(operation, document)}`

const anchorOf = ({ tags }: Json, { method, path }: Call) =>
  `tag/${tags[0].toLowerCase().replaceAll(' ', '-')}/${method.toUpperCase()}${path}`

function responseText(operation: Json, document: Json): string {
  for (const [status, response] of Object.entries<Json>(operation.responses)) {
    const json = response.content?.['application/json']
    const example = json?.example ?? resolved(json?.examples?.default ?? {}, document).value
    if (!status.startsWith('2') || example === undefined) continue
    const lines = JSON.stringify(example, null, 2).split('\n')
    const cut = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), '...'] : lines
    return `::: details Response ${status}\n\n\`\`\`json\n${cut.join('\n')}\n\`\`\`\n\n:::\n`
  }
  return ''
}

function resolved(value: Json, document: Json): Json {
  if (typeof value.$ref !== 'string') return value
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((part: Json, name: string) => part[name], document)
}
