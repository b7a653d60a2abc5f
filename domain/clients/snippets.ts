import { pythonName } from './python_name.js'
import { methodPath } from './method_path.js'

/** An operation of the OpenAPI document, with its recorded request. */
export type Call = {
  id: string
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, string | number>
  body: Record<string, unknown> | undefined
}

/** Returns the call as a curl command. */
export function curl({ method, path, params, query, body }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? name))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  )
  const url = `"$KITH_URL${filled}${search.size > 0 ? `?${search}` : ''}"`
  const verb = method === 'get' || (method === 'post' && body) ? '' : ` -X ${method.toUpperCase()}`
  const lines = [`curl -s${verb} ${url}`, `  -H "Authorization: Bearer $KITH_API_KEY"`]
  if (body) {
    const json = JSON.stringify(body, null, 2).replaceAll("'", "'\\''")
    lines.push(`  -H 'Content-Type: application/json'`, `  -d '${json}'`)
  }
  return lines.join(' \\\n')
}

/** The helper of the TypeScript client for each operation that always returns a stream. */
const STREAM_HELPERS: Readonly<Record<string, string>> = {
  'agent.chat': 'streamAgent',
  'sets.events': 'streamSet',
}

/** Whether an operation always returns a stream. The clients' helpers read it from its beginning. */
export const isStream = ({ id }: Pick<Call, 'id'>): boolean => id in STREAM_HELPERS

/** Returns the call with the TypeScript client. */
export function typescript(call: Call): string {
  if (isStream(call)) {
    const [id] = Object.values(call.params)
    const given = id === undefined ? literal(call.body, '') : quoted(id)
    return `for await (const event of kith.${STREAM_HELPERS[call.id]}(${given})) console.log(event.data)`
  }
  const given = argumentsOf(call)
  const text = Object.keys(given).length > 0 ? literal(given, '') : ''
  return `const { data } = await kith.${methodPath(call.id).map(camelCase).join('.')}(${text})`
}

/** Returns the call with the Python client. Values of the path come first, without names. */
export function python(call: Call): string {
  const { id, params, query, body } = call
  const ids = Object.values(params).map((value) => JSON.stringify(value))
  if (isStream(call)) {
    const helper = STREAM_HELPERS[id].replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return `for event in kith.${helper}(${listed(ids, body)}):\n    print(event.data)`
  }
  return `data = kith.${methodPath(id).join('.')}(${listed(ids, { ...query, ...body })})["data"]`
}

/**
 * Returns the arguments of a Python call: on one line if none has a name, otherwise one per line.
 */
function listed(ids: readonly string[], named: Record<string, unknown> = {}): string {
  const given = Object.entries(named)
  if (given.length === 0) return ids.join(', ')
  const lines = [
    ...ids,
    ...given.map(([name, value]) => `${pythonName(name)}=${pythonLiteral(value, '    ')}`),
  ]
  return `\n${lines.map((line) => `    ${line},\n`).join('')}`
}

const argumentsOf = ({ params, query, body }: Call) => ({ ...params, ...query, ...body })

const camelCase = (word: string) => word.replace(/[-_](\w)/g, (_, letter) => letter.toUpperCase())

/** Returns a value as TypeScript, with the keys of objects unquoted where possible. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}  `
  if (Array.isArray(value))
    return value.every(isScalar)
      ? `[${value.map((one) => literal(one, inner)).join(', ')}]`
      : `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${property(key)}: ${literal(one, inner)},\n`
  )
  return `{\n${lines.join('')}${indent}}`
}

function pythonLiteral(value: unknown, indent: string): string {
  const inner = `${indent}    `
  if (Array.isArray(value))
    return value.every(isScalar)
      ? `[${value.map((one) => pythonLiteral(one, inner)).join(', ')}]`
      : `[\n${value.map((one) => `${inner}${pythonLiteral(one, inner)},\n`).join('')}${indent}]`
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const lines = Object.entries(value).map(
    ([key, one]) => `${inner}${JSON.stringify(key)}: ${pythonLiteral(one, inner)},\n`
  )
  return `{\n${lines.join('')}${indent}}`
}

const isScalar = (value: unknown) => typeof value !== 'object' || value === null
const property = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key))
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
