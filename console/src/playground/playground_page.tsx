import { Link, useSearch } from '@tanstack/react-router'
import { KeyPanel } from '../access/key_panel'
import { Page } from '../shared/page'
import { DatasetTab } from './dataset_tab'
import { SearchTab } from './search_tab'

const WHATS = [
  ['search', 'Search'],
  ['dataset', 'Small dataset'],
] as const

/** Where the API is tried: a request is built and asked with a key, and its answer and price are seen. */
export function PlaygroundPage() {
  const { what = 'search' } = useSearch({ from: '/w/$workspace/playground' })
  return (
    <Page title="Playground">
      <nav className="tabs" aria-label="What to ask">
        {WHATS.map(([name, text]) => (
          <Link key={name} to="." search={{ what: name }} aria-current={what === name ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <KeyPanel />
      {what === 'search' ? <SearchTab /> : <DatasetTab />}
    </Page>
  )
}
