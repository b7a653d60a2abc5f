import { useEffect } from 'react'
import { KeyPanel } from '../access/key_panel'
import { usePrices } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Skeletons } from '../shared/skeletons'
import { isStarted, newRun, useSearchState } from './search_state'
import { SearchForm } from './search_form'
import { useSearchResponse } from './use_search'
import { SearchResults } from './search_results'
import { SearchStart } from './search_start'
import { useRecent } from './recent_searches'
import { LikeNotice } from './like_notice'

/** Searches for people, and shows the results with actions on them. */
export function SearchPage() {
  const [search, change] = useSearchState()
  const response = useSearchResponse(search)
  const { run } = search
  const { search_price } = usePrices().data ?? {}
  const isOld = run !== undefined && !isStarted(run) && !response.data && Boolean(search_price)
  useRecent(search, response.data)
  useEffect(() => {
    if (!run) document.querySelector<HTMLElement>('main input[name=query]')?.focus({ preventScroll: true })
  }, [run])
  return (
    <Page title="Find people">
      <KeyPanel />
      <SearchForm search={search} change={change} isBusy={response.isFetching} />
      {search.like && <LikeNotice person={search.like} search={search} change={change} />}
      <section aria-label="Results" aria-busy={response.isFetching}>
        {isOld && (
          <Notice kind="info">
            This tab has not sent this search. Press Search to send it at the price above.
          </Notice>
        )}
        <Failure of={response.error} />
        {response.error && <ActionButton onClick={() => change({ run: newRun() })}>Try again</ActionButton>}
        {response.isFetching && !response.data && <Skeletons shape="table" />}
        {response.data && (
          <SearchResults key={run} search={search} response={response.data} change={change} />
        )}
        {!run && !search.like && !search.q && <SearchStart change={change} isFree={search_price === 0} />}
      </section>
    </Page>
  )
}
