import { useIsOperator } from '../api/session'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { NotFound } from '../shell/root'
import { FindPerson } from './find_person'
import { useSuppressions } from './privacy'
import { Requests } from './requests'

/** Only operators see this page. */
export function PrivacyPage() {
  return useIsOperator() ? <Privacy /> : <NotFound />
}

function Privacy() {
  return (
    <Page title="Privacy">
      <p className="quiet">See what the service holds about a person, and erase it from every workspace.</p>
      <FindPerson />
      <Requests />
      <h2>Lists</h2>
      <Loaded query={useSuppressions()} shape="tiles">
        {({ suppressed, do_not_contact }) => (
          <div className="tiles">
            <Tile
              title="Suppressed people"
              value={count(suppressed)}
              note="Never stored or returned. Erased people are among them."
            />
            <Tile
              title="Do not contact"
              value={count(do_not_contact)}
              note="Stored without e-mail addresses and telephone numbers."
            />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
