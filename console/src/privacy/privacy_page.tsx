import { useSearch } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { Page } from '../shared/page'
import { Tabs } from '../shared/tabs'
import { NotFound } from '../shell/root'
import { PrivacySummary } from './privacy_summary'
import { FindPerson } from './find_person'
import { Requests } from './requests'
import { Suppressions } from './suppressions'

/** Only operators see this page. */
export function PrivacyPage() {
  return useIsOperator() ? <Privacy /> : <NotFound />
}

function Privacy() {
  const { tab } = useSearch({ from: '/w/$workspace/privacy' })
  return (
    <Page
      title="Privacy"
      about="See what the service holds about a person, erase it from every workspace, or keep the person out."
    >
      <PrivacySummary />
      <Tabs
        label="Privacy"
        tabs={[
          { text: 'Erase and suppress', search: {}, isOpen: !tab },
          { text: 'Suppression list', search: { tab: 'list' }, isOpen: tab === 'list' },
        ]}
      />
      {tab === 'list' ? (
        <Suppressions />
      ) : (
        <>
          <FindPerson />
          <Requests />
        </>
      )}
    </Page>
  )
}
