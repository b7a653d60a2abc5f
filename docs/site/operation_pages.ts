import recorded from '../../app/openapi/recorded_examples.json' with { type: 'json' }
import type { Page } from './navigation.js'
import { OPERATION_NOTES } from './operation_notes.js'
import { type Call, curl, isStream, python, typescript } from '#domain/clients/snippets'

type Json = Record<string, any>

/** The recorded requests by operation. The document has them too, except for shared parameters. */
const RECORDED: Record<string, Partial<Call>> = recorded.operations as Json

/** Longer examples of responses are cut, because the API reference has them whole. */
const MAX_LINES = 60
/** In this order, so that pages start with creating. */
const METHODS = ['post', 'get', 'patch', 'put', 'delete']

/** Returns a page for each tag of the document: its operations in curl, TypeScript and Python. */
export const operationPages = (document: Json): Page[] =>
  (document.tags as { name: string; description: string }[]).map(({ name, description }) => {
    const path = `operations/${name.toLowerCase().replaceAll(' ', '-')}`
    const operations = operationsOf(document).filter(({ operation }) => operation.tags.includes(name))
    const notes = OPERATION_NOTES[name] ?? ''
    const text = `# ${name}\n\n${description}\n\n${notes}${operations.map((one) => operationText(one, document)).join('\n')}`
    return { path, title: name, text }
  })

/** Returns the call of every operation that the clients have a method for. */
export const callsOf = (document: Json): Call[] =>
  operationsOf(document)
    .filter(isInClients)
    .map(({ call }) => call)

const isInClients = ({ operation, call }: Declared): boolean => returnsJson(operation) || isStream(call)

type Declared = { operation: Json; call: Call }

const operationsOf = (document: Json): Declared[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({
      operation: item[method],
      call: callOf(path, method, item[method].operationId),
    }))
  )

function callOf(path: string, method: string, id: string): Call {
  const { params = {}, query = {}, body } = RECORDED[id] ?? {}
  const isEmpty = body === undefined || Object.keys(body).length === 0
  return { id, method, path, params, query, body: isEmpty ? undefined : body }
}

const operationText = ({ operation, call }: Declared, document: Json) => `## ${operation.summary}

\`${call.method.toUpperCase()} ${call.path}\`, scope \`${operation['x-scope'] ?? 'any'}\`${
  operation['x-addition'] ? ', an addition of kith' : ''
}. [All fields](/docs/api#${anchorOf(operation, call)})

${operation.description ?? ''}

${
  isInClients({ operation, call })
    ? `::: code-group\n\n\`\`\`sh [curl]\n${curl(call)}\n\`\`\`\n\n\`\`\`ts [TypeScript]\n${typescript(call)}\n\`\`\`\n\n\`\`\`py [Python]\n${python(call)}\n\`\`\`\n\n:::`
    : `\`\`\`sh\n${curl(call)}\n\`\`\``
}

${responseText(operation, document)}`

const returnsJson = ({ responses }: Json): boolean =>
  Object.entries<Json>(responses).some(
    ([status, { content }]) => status.startsWith('2') && content?.['application/json'] !== undefined
  )

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
