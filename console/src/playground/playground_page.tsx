import { Link, useSearch } from '@tanstack/react-router'
import { KeyPanel } from '../access/key_panel'
import { Page } from '../shared/page'
import { DatasetTab } from './dataset_tab'
import { SearchTab } from './search_tab'

const TABS = [
  ['search', 'Search'],
  ['dataset', 'Small dataset'],
] as const

/** Sends requests to the API and shows their responses and costs. */
export function PlaygroundPage() {
  const { tab = 'search' } = useSearch({ from: '/w/$workspace/playground' })
  return (
    <Page title="Playground">
      <nav className="tabs" aria-label="Request type">
        {TABS.map(([name, text]) => (
          <Link key={name} to="." search={{ tab: name }} aria-current={tab === name ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <KeyPanel />
      {tab === 'search' ? <SearchTab /> : <DatasetTab />}
    </Page>
  )
}
