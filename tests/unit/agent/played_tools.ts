import { ToolBox } from '#domain/agent/tool_box'
import type { ToolDescription, ToolName, ToolOutcome } from '#domain/agent/tool'

/** What a tool gives for an input; a string is a refusal for want of ACU. */
export type Played = Partial<Record<ToolName, (input: any) => unknown>>

/** Tools that give what a test says, and keep what they were asked. Those not played are not offered. */
export class PlayedTools extends ToolBox {
  readonly tools: readonly ToolDescription[]
  readonly asked: { tool: ToolName; input: any }[] = []

  constructor(private readonly played: Played) {
    super()
    this.tools = (Object.keys(played) as ToolName[]).map((name) => ({
      name,
      title: name,
      description: name,
      input: { type: 'object' },
      sources: ['people', 'public_web'],
    }))
  }

  async call(tool: ToolName, input: unknown): Promise<ToolOutcome> {
    this.asked.push({ tool, input })
    const output = this.played[tool]?.(input)
    if (typeof output === 'string') return { ok: false, code: 'insufficient_acu', message: output, charge: 0 }
    return { ok: true, output: output ?? {}, citations: [], charge: 0 }
  }
}

export const zoe = {
  person_id: 'per_1',
  name: 'Zoe Garner',
  title: 'Head of Data',
  company: 'Elmora',
  company_domain: 'elmora.example',
  location: 'Leeds, England, United Kingdom',
  pronet: 'https://www.linkedin.com/in/zoe-garner-1',
  source_url: 'https://www.linkedin.com/in/zoe-garner-1',
  evidence: { title: [{ url: 'https://www.elmora.example/team', quote: 'Zoe Garner Head of Data' }] },
}

export const elmora = {
  company_id: 'com_1',
  name: 'Elmora',
  domain: 'elmora.example',
  industry: 'Insurance',
  headquarters: 'Leeds, England, United Kingdom',
  founded_year: 2004,
}

/** A cell of a lookup of facts that was found on a page of the company's site. */
export const cell = (value: unknown, quote: string, page = 'about') => ({
  value,
  status: 'found',
  confidence: 0.9,
  evidence: [{ url: `https://www.elmora.example/${page}`, quote, observed_at: '2026-10-01T00:00:00.000Z' }],
})
