/** The guides of the site by topic: pages of docs/, and READMEs of the clients. In the sidebar's order. */
export const GUIDES: { text: string; pages: string[] }[] = [
  { text: 'Start', pages: ['quickstart', 'importing', 'console', 'console/pages', 'glossary'] },
  { text: 'Clients', pages: ['clients/typescript', 'clients/python'] },
  {
    text: 'Guides',
    pages: [
      'lists',
      'guides/enrich-a-csv',
      'contacts',
      'agent',
      'webhooks',
      'codehost',
      'connections',
      'mcp',
      'openrefine',
      'truth',
      'money-and-work',
    ],
  },
  {
    text: 'Operate',
    pages: [
      'scaling',
      'guides/kubernetes',
      'operations-runbook',
      'settings',
      'security',
      'privacy',
      'reliability',
      'benchmarks',
    ],
  },
  { text: 'Inside', pages: ['architecture', 'decisions', 'open-details'] },
]

/** A page of the site. `path` has no ending, such as `errors/not_found`. */
export type Page = { path: string; title: string; text: string }

export type SidebarGroup = {
  text: string
  items: { text: string; link: string }[]
}

/** Returns a group of the sidebar that links to pages. */
export const sidebarGroup = (text: string, pages: readonly Page[]): SidebarGroup => ({
  text,
  items: pages.map(({ path, title }) => ({ text: title, link: `/${path}` })),
})

/** Returns the text of the first heading. */
export function titleOf(text: string): string {
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (title === undefined) throw new Error(`A page has no heading: ${text.slice(0, 80)}`)
  return title
}
