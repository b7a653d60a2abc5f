import type { JsonSchema } from '../../schema/subschemas.js'
import type { AgentCitation } from '../../tool.js'
import { type Entity, type FoundFact, type Findings } from '../findings.js'
import type { Request } from '../request.js'
import { A_SOURCE, WHOLE_ANSWER, WINNER } from './answer_words.js'
import { citationsOf, citedPage } from './cited_pages.js'
import { coerced, NONE } from './coerce.js'
import { listNamed, listOf, mainList } from './lists.js'
import { employerOf, factOf } from './property_facts.js'
import { propertyWords } from './property_words.js'
import { type SchemaView, viewOf } from './schema_view.js'

export type Filled = {
  /** Undefined if a required value is unknown or no finding fits the schema. */
  value: unknown
  /** Paths of required properties without a value. */
  missing: string[]
  citations: AgentCitation[]
}

/** The data that fills a schema. */
export type Filling = {
  request: Pick<Request, 'subject' | 'shape' | 'count'>
  findings: Findings
  winner: string | null
  text: string
}

/** Properties nested deeper stay empty. */
const MAX_DEPTH = 12
/** The maximum number of subschemas filled, because references can expand a small schema exponentially. */
const MAX_FILLED = 5_000

/**
 * Fills a caller's schema with findings, property by property. An unknown value becomes null if the
 * schema allows null; if not, an optional property is omitted. Never invents values.
 */
export function fillSchema(schema: JsonSchema, filling: Filling): Filled {
  const filler = new Filler(schema, filling)
  const value = filler.fill(schema, '', null, '')
  return {
    value: value === NONE ? undefined : value,
    missing: filler.missing,
    citations: [...filler.cited.values()],
  }
}

class Filler {
  readonly missing: string[] = []
  readonly cited = new Map<string, AgentCitation>()
  /** The properties of the enclosing objects. They detect recursion. */
  readonly #enclosing: unknown[] = []
  #left = MAX_FILLED
  readonly #main: readonly Entity[]
  readonly #single: Entity | null

  constructor(
    private readonly root: JsonSchema,
    private readonly filling: Filling
  ) {
    const { request, findings, winner } = filling
    this.#main = mainList(request, findings)
    const isOne = this.#main.length === 1 || request.count === 1
    this.#single = this.#main.find(({ name }) => name === winner) ?? (isOne ? (this.#main[0] ?? null) : null)
  }

  /** Fills the property named `words`. A null `scope` means the whole answer. */
  fill(schema: JsonSchema, words: string, scope: Entity | null, path: string): unknown {
    const view = viewOf(schema, this.root)
    const { properties } = view.schema
    const isRecursive = properties !== undefined && this.#enclosing.includes(properties)
    if (isRecursive || path.split('/').length > MAX_DEPTH || --this.#left < 0) return NONE
    this.#enclosing.push(properties)
    const value = this.#filled(view, words, scope, path)
    this.#enclosing.pop()
    return value
  }

  #filled(view: SchemaView, words: string, scope: Entity | null, path: string): unknown {
    if (view.alternatives.length > 0 && view.types.length === 0 && view.properties.length === 0)
      return this.#firstOf(view.alternatives, words, scope, path)
    if (view.properties.length > 0 || view.types.includes('object'))
      return this.#object(view, words, scope, path)
    if (view.types.includes('array') || view.items) return this.#array(view, words, scope, path)
    return this.#scalar(view, words, scope)
  }

  #firstOf(alternatives: readonly JsonSchema[], words: string, scope: Entity | null, path: string): unknown {
    for (const one of alternatives) {
      const missed = this.missing.length
      const value = this.fill(one, words, scope, path)
      if (value !== NONE) return value
      this.missing.length = missed
    }
    return NONE
  }

  #object(view: SchemaView, words: string, scope: Entity | null, path: string): unknown {
    if (view.properties.length === 0) return this.#map(view, scope)
    const within = path === '' ? scope : this.#scopeOf(words, scope, view)
    const filled: Record<string, unknown> = {}
    for (const [name, property] of view.properties) {
      const at = `${path}/${name}`
      const value = this.fill(property, propertyWords(name), within, at)
      if (value !== NONE) filled[name] = value
      else if (viewOf(property, this.root).isNullable) filled[name] = null
      else if (view.required.has(name)) {
        this.missing.push(at)
        return NONE
      }
    }
    const isEmpty = Object.values(filled).every((value) => value === null)
    return isEmpty && path !== '' && within === null ? NONE : filled
  }

  /** Returns the entity that a nested object describes; null if there is none. */
  #scopeOf(words: string, scope: Entity | null, { properties }: SchemaView): Entity | null {
    if (scope === null) {
      const named = this.#main.find(({ name }) => propertyWords(name) === words)
      if (named) return named
      const of = listNamed(words)
      if (of === 'companies' && this.#single?.kind === 'person')
        return employerOf(this.#single) ?? this.#single
      if (of && of !== 'sources') return listOf(of, this.filling.findings)[0] ?? this.#single
      return this.#single
    }
    const of = listNamed(words)
    if (of === 'sources' && properties.some(([name]) => /url|link|href/i.test(name))) {
      const [first] = citationsOf(scope)
      return first ? citedPage(first) : scope
    }
    if (of === 'companies' && scope.kind === 'person') return employerOf(scope) ?? scope
    return scope
  }

  /**
   * Fills an object without fixed properties. For the whole answer, maps each compared entity's name to its
   * count. Other such objects stay empty.
   */
  #map({ schema }: SchemaView, scope: Entity | null): unknown {
    const { totals } = this.filling.findings
    if (scope === null && totals.length > 0 && schema.additionalProperties !== false)
      return Object.fromEntries(totals.map(({ name, total }) => [name, total.value]))
    return {}
  }

  #array(view: SchemaView, words: string, scope: Entity | null, path: string): unknown {
    const items = view.items ?? {}
    const item = viewOf(items, this.root)
    const isOfObjects = item.properties.length > 0 || item.types.includes('object')
    const values = isOfObjects
      ? this.#objects(items, words, scope, path)
      : this.#values(item, words, scope, view.description)
    if (values === NONE) return NONE
    const max = typeof view.schema.maxItems === 'number' ? view.schema.maxItems : Number.POSITIVE_INFINITY
    const list = values as unknown[]
    const distinct =
      view.schema.uniqueItems === true
        ? [...new Map(list.map((one) => [JSON.stringify(one), one])).values()]
        : list
    return distinct.slice(0, max)
  }

  #objects(items: JsonSchema, words: string, scope: Entity | null, path: string): unknown {
    const list = this.#listFor(words, scope)
    if (list === null) return NONE
    const filled = list.map((one) => {
      const missed = this.missing.length
      const value = this.#item(items, one, path)
      // An item without a required value is dropped. The missing value is not reported.
      this.missing.length = missed
      return value
    })
    return filled.filter((value) => value !== NONE)
  }

  #item(items: JsonSchema, one: Entity, path: string): unknown {
    const view = viewOf(items, this.root)
    const filled: Record<string, unknown> = {}
    for (const [name, property] of view.properties) {
      const value = this.fill(property, propertyWords(name), one, `${path}/*/${name}`)
      if (value !== NONE) filled[name] = value
      else if (viewOf(property, this.root).isNullable) filled[name] = null
      else if (view.required.has(name)) return NONE
    }
    return filled
  }

  #listFor(words: string, scope: Entity | null): readonly Entity[] | null {
    const { findings } = this.filling
    const of = listNamed(words)
    if (of === 'sources') return (scope ? citationsOf(scope) : this.#allCitations()).map(citedPage)
    if (scope !== null) return of === 'people' && scope.kind === 'company' ? this.#peopleAt(scope) : null
    if (of === null) return this.#main
    const list = listOf(of, findings)
    return list.length > 0 || this.#main.length === 0 ? list : this.#main
  }

  #peopleAt(company: Entity): Entity[] {
    return this.filling.findings.people.filter((person) => employerOf(person)?.name === company.name)
  }

  #values(item: SchemaView, words: string, scope: Entity | null, description: string): unknown {
    const of = listNamed(words)
    if (of === 'sources') {
      const urls = (scope ? citationsOf(scope) : this.#allCitations()).map(({ url }) => url)
      return this.#eachOf({ value: urls, citations: [] }, item)
    }
    const one = scope ?? this.#single
    const fact = one ? factOf(one, words, description) : undefined
    if (fact && Array.isArray(fact.value)) return this.#eachOf(fact, item)
    if (scope !== null)
      return fact ? [this.#coerceAndCite(fact, item)].filter((value) => value !== NONE) : NONE
    const list = of === null || of === 'pages' ? this.#main : listOf(of, this.filling.findings)
    return this.#column(item, words, list)
  }

  #eachOf({ value, citations }: FoundFact, item: SchemaView): unknown[] {
    return (value as unknown[])
      .map((one) => this.#coerceAndCite({ value: one, citations }, item))
      .filter((one) => one !== NONE)
  }

  /**
   * Returns one value per entity: its name, unless the property's name requests another field. Skips entities
   * without a fitting value.
   */
  #column(item: SchemaView, words: string, list: readonly Entity[]): unknown {
    const from = list.length > 0 ? list : this.#main
    const singular = words.replace(/ies$/, 'y').replace(/(?<=e)s$|s$/, '')
    return from
      .map((one) => {
        const isUrl = item.schema.format === 'uri' || /\b(?:urls|links)\b/.test(words)
        const fact =
          factOf(one, listNamed(words) ? (isUrl ? 'profile' : 'name') : singular, '') ??
          (isUrl ? undefined : one.facts.get('name'))
        return fact ? this.#coerceAndCite(fact, item) : NONE
      })
      .filter((value) => value !== NONE)
  }

  #scalar(view: SchemaView, words: string, scope: Entity | null): unknown {
    if (scope === null) return this.#ofAnswer(view, words)
    const fact = factOf(scope, words, propertyWords(view.description))
    return fact ? this.#coerceAndCite(fact, view) : NONE
  }

  /** Fills a property of the whole answer. */
  #ofAnswer(view: SchemaView, words: string): unknown {
    const { findings, winner, text, request } = this.filling
    const label = `${words} ${propertyWords(view.description)}`
    const isNumber = view.types.some((type) => type === 'integer' || type === 'number')
    const isCount = /\b(?:count|total|number of|how many|anzahl|quantity|matches|amount)\b/
    if (isNumber && request.shape === 'count' && findings.total) return coerced(findings.total.value, view)
    if (isNumber && isCount.test(words) && findings.total && request.shape !== 'facts')
      return coerced(findings.total.value, view)
    if (view.types.includes('boolean') && /\b(?:found|exists?|any|success)\b/.test(words))
      return this.#main.length > 0
    if (winner !== null && WINNER.test(label) && !isNumber) return coerced(winner, view)
    if (this.#single) {
      const fact = factOf(this.#single, words, propertyWords(view.description))
      if (fact) return this.#coerceAndCite(fact, view)
    }
    const other = this.#ofNamed(words)
    if (other) return this.#coerceAndCite(other, view)
    if (view.types.includes('string') && A_SOURCE.test(words)) {
      const [first] = this.#allCitations()
      return first ? coerced(first.url, view) : NONE
    }
    if (words === '' || WHOLE_ANSWER.test(words)) return coerced(text, view)
    return NONE
  }

  /** Returns the fact for a property that is named after an entity: `brelmora headcount`. */
  #ofNamed(words: string): FoundFact | undefined {
    for (const one of this.#main) {
      const name = propertyWords(one.name)
      if (!words.includes(name)) continue
      const rest = words.replace(name, '').trim()
      return rest === '' ? (one.facts.get('count') ?? one.facts.get('name')) : factOf(one, rest, '')
    }
    return undefined
  }

  #coerceAndCite({ value, citations }: FoundFact, view: SchemaView): unknown {
    const fit = coerced(value, view)
    if (fit !== NONE)
      for (const citation of citations) this.cited.set(`${citation.url} ${citation.quote}`, citation)
    return fit
  }

  #allCitations(): AgentCitation[] {
    const { people, companies, accounts, pageFacts } = this.filling.findings
    const main = this.#main.length > 0 ? this.#main : [...people, ...companies, ...accounts, ...pageFacts]
    const byUrl = new Map(main.flatMap(citationsOf).map((citation) => [citation.url, citation]))
    return [...byUrl.values()]
  }
}
