import { useSearch } from '@tanstack/react-router'
import { KeyPanel, OwnKey } from '../access/key_panel'
import { Page } from '../shared/page'
import { Tabs } from '../shared/tabs'
import { lazyPart } from '../shared/lazy_part'
import { Skeletons } from '../shared/skeletons'
import { DatasetTab } from './dataset_tab'
import { SearchTab } from './search_tab'

const TABS = [
  ['search', 'Search'],
  ['dataset', 'Small dataset'],
  ['all', 'Every operation'],
] as const

const OperationsTab = lazyPart(
  () => import('./operations_tab'),
  () => <Skeletons shape="table" />
)

/** Sends requests to the API and shows their responses and costs. */
export function PlaygroundPage() {
  const { tab = 'search' } = useSearch({ from: '/w/$workspace/playground' })
  return (
    <Page title="Playground">
      <Tabs
        label="Request type"
        tabs={TABS.map(([name, text]) => ({ text, search: { tab: name }, isOpen: tab === name }))}
      />
      <KeyPanel />
      {tab === 'search' && <SearchTab />}
      {tab === 'dataset' && <DatasetTab />}
      {tab === 'all' && <OperationsTab />}
      <OwnKey />
    </Page>
  )
}
