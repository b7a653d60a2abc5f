import { useEffect } from 'react'
import { KeyPanel } from '../access/key_panel'
import { usePrices } from '../billing/cost'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Skeletons } from '../shared/skeletons'
import { isStarted, newRun, useFind } from './find'
import { FindForm } from './find_form'
import { useFound } from './found'
import { FoundPeople } from './found_people'
import { LikeNotice } from './like_notice'

/** Searches for people, and shows the results with actions on them. */
export function SearchPage() {
  const [find, change] = useFind()
  const found = useFound(find)
  const { run } = find
  const { search_price } = usePrices().data ?? {}
  const isOld = run !== undefined && !isStarted(run) && !found.data && Boolean(search_price)
  useEffect(() => {
    if (!run) document.querySelector<HTMLElement>('main input[name=query]')?.focus({ preventScroll: true })
  }, [run])
  return (
    <Page title="Find people">
      <KeyPanel />
      <FindForm find={find} change={change} isBusy={found.isFetching} />
      {find.like && <LikeNotice person={find.like} find={find} change={change} />}
      <section aria-label="Results" aria-busy={found.isFetching}>
        {isOld && (
          <Notice kind="info">
            This tab has not sent this search. Press Search to send it at the price above.
          </Notice>
        )}
        <Failure of={found.error} />
        {found.error && <ActionButton onClick={() => change({ run: newRun() })}>Try again</ActionButton>}
        {found.isFetching && !found.data && <Skeletons shape="table" />}
        {found.data && <FoundPeople key={run} find={find} found={found.data} change={change} />}
        {!run && (
          <p className="quiet">
            Describe people in a sentence. The chips show how kith reads it; press one to turn it into a
            filter.
          </p>
        )}
      </section>
    </Page>
  )
}
