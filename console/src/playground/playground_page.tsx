import { useSearch } from '@tanstack/react-router'
import { KeyPanel, OwnKey } from '../access/key_panel'
import { Page } from '../shared/page'
import { Tabs } from '../shared/tabs'
import { lazyPart } from '../shared/lazy_part'
import { Skeletons } from '../shared/skeletons'

const TABS = [
  ['search', 'Search'],
  ['dataset', 'Small dataset'],
  ['all', 'Every operation'],
] as const

const Waiting = () => <Skeletons shape="table" />
const SearchTab = lazyPart(() => import('./search_tab'), Waiting)
const DatasetTab = lazyPart(() => import('./dataset_tab'), Waiting)
const OperationsTab = lazyPart(() => import('./operations_tab'), Waiting)

/** Sends requests to the API and shows their responses and costs. */
export function PlaygroundPage() {
  const { tab = 'search' } = useSearch({ from: '/w/$workspace/playground' })
  return (
    <Page
      title="Playground"
      about="Send requests to the API and copy them as code. Each costs what it costs in your own program."
      docs={['api', 'API reference']}
    >
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
