import { setTimeout as delay } from 'node:timers/promises'
import { RunLimits } from '#domain/agent/run_limits'
import type { AgentSource, ToolDescription, ToolName, ToolOutcome } from '#domain/agent/tool'
import { ToolBox } from '#domain/agent/tool_box'
import { addressRefusal, NO_EXCEPTIONS } from '#domain/evidence/egress'
import { canonicalUrl } from '#domain/people/text/urls'
import type { World } from './world.js'

const object = (properties: Record<string, unknown>, required: string[]) => ({
  ...{ type: 'object', additionalProperties: false },
  properties,
  required,
})

const DESCRIPTIONS: ToolDescription[] = [
  {
    name: 'people_search',
    title: 'Search people',
    description: 'Finds people by words.',
    input: object({ query: { type: 'string' }, num_results: { type: 'integer' } }, ['query']),
    sources: ['people', 'public_web'],
  },
  {
    name: 'contacts',
    title: 'Find contacts',
    description: 'Finds the work e-mail of a person. 1 ACU if found.',
    input: object({ person_id: { type: 'string' } }, ['person_id']),
    sources: ['people'],
  },
  {
    name: 'read_page',
    title: 'Read a page',
    description: 'Reads the text of a page.',
    input: object({ url: { type: 'string' } }, ['url']),
    sources: ['public_web'],
  },
]

type Limits = { acu?: number; results?: number; sources?: AgentSource[]; slowMs?: number }

/** Tools over a world with the limits of a run. Records the calls. */
export class WorldToolBox extends ToolBox {
  readonly tools: readonly ToolDescription[]
  readonly limits: RunLimits
  readonly calls: { tool: ToolName; input: unknown; outcome: ToolOutcome }[] = []
  /** URLs that were read. */
  readonly fetched: string[] = []

  constructor(
    private readonly world: World,
    private readonly given: Limits = {}
  ) {
    super()
    const { acu = 8, results = 25, sources = ['people', 'public_web'] } = given
    this.limits = new RunLimits({ acu, results })
    this.tools = DESCRIPTIONS.filter((one) => one.sources.some((source) => sources.includes(source)))
  }

  /** The URLs that tool results named. */
  get given_urls(): Set<string> {
    const urls = this.calls.flatMap(({ outcome }) =>
      outcome.ok ? outcome.citations.map(({ url }) => url) : []
    )
    return new Set(urls)
  }

  async call(tool: ToolName, input: unknown): Promise<ToolOutcome> {
    if (this.given.slowMs) await delay(this.given.slowMs)
    const outcome = this.#carryOut(tool, (input ?? {}) as Record<string, unknown>)
    this.calls.push({ tool, input, outcome })
    return outcome
  }

  #carryOut(tool: ToolName, input: Record<string, unknown>): ToolOutcome {
    if (!this.tools.some(({ name }) => name === tool)) return refused('validation_failed', 'no such tool')
    const [field] = this.tools.find(({ name }) => name === tool)!.input.required as string[]
    if (typeof input[field] !== 'string') return refused('validation_failed', `${field}: is required`)
    if (tool !== 'people_search' && !this.limits.takeCalls(1))
      return refused('insufficient_acu', 'No more provider calls: 20 is the most of a run.')
    if (tool === 'people_search') return this.#search(input.query as string, Number(input.num_results ?? 10))
    return tool === 'contacts' ? this.#contacts(input.person_id as string) : this.#read(input.url as string)
  }

  #search(query: string, count: number): ToolOutcome {
    const wanted = query.toLowerCase().split(/\W+/).filter(Boolean)
    const found = this.world.people
      .filter(({ title, name, company }) =>
        wanted.some((word) => `${title} ${name} ${company}`.toLowerCase().includes(word))
      )
      .slice(0, Math.max(0, count))
      .filter(({ person_id }) => this.limits.admit('people', person_id))
    return {
      ok: true,
      output: { results: found.map(({ email: _, ...shown }) => shown) },
      citations: found.map(({ source_url, name }) => ({ url: source_url, title: name, quote: null })),
      charge: 0,
    }
  }

  #contacts(id: string): ToolOutcome {
    const person = this.world.people.find(({ person_id }) => person_id === id)
    if (!person) return refused('not_found', 'no such person')
    if (!this.limits.hold(1)) return refused('insufficient_acu', 'This call could pass max_acu.')
    this.limits.settle(1, 1)
    const { email, source_url } = person
    return {
      ok: true,
      output: { work_email: email },
      citations: [{ url: source_url, title: null, quote: null }],
      charge: 1,
    }
  }

  #read(url: string): ToolOutcome {
    this.fetched.push(url)
    const content = [...this.world.pages].find(([page]) => canonicalUrl(page) === canonicalUrl(url))?.[1]
    if (content === undefined) return refused('upstream_unavailable', 'nobody answers there')
    return { ok: true, output: { url, content }, citations: [{ url, title: null, quote: null }], charge: 0 }
  }
}

const refused = (
  code: 'validation_failed' | 'not_found' | 'insufficient_acu' | 'upstream_unavailable',
  message: string
): ToolOutcome => ({
  ...{ ok: false, charge: 0 },
  code,
  message,
})

/** Whether a URL leads to a private address. */
export function isPrivate(url: string): boolean {
  const { hostname } = new URL(url)
  return (
    addressRefusal(hostname.replace(/^\[|\]$/g, ''), NO_EXCEPTIONS) !== null &&
    /^[\d.:[\]a-f]+$/.test(hostname)
  )
}
