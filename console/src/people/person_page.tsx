import { useParams } from '@tanstack/react-router'
import { KeyPanel } from '../access/key_panel'
import { CreditsLeft } from '../billing/cost'
import { Avatar } from '../shared/avatar'
import { Loaded } from '../shared/loaded'
import { Skeletons } from '../shared/skeletons'
import { ProfileResult } from '../runs/profile_result'
import { Page } from '../shared/page'
import { Career } from './career'
import { CodehostPanel } from './codehost_panel'
import { ContactsPanel } from './contacts_panel'
import { History } from './history'
import { usePerson, useProfile } from './people'
import { PersonActions } from './person_actions'
import { PersonHead } from './person_head'
import { ProfilePanel } from './profile_panel'
import { Records } from './records'
import { Statements } from './statements'

/** All that kith knows about a person, with sources. */
export function PersonPage() {
  const { person: id } = useParams({ from: '/w/$workspace/people/$person' })
  const person = usePerson(id)
  const profile = useProfile(id)
  const latest = profile.data?.last_completed
  const known = person.data?.person
  return (
    <Page
      title={known?.name ?? (person.error ? 'Person not found' : 'Person')}
      mark={<Avatar name={known?.name} isLarge />}
      about={person.data && <PersonHead of={person.data} />}
      parent={{ name: 'Find people', to: '/w/$workspace/search' }}
      actions={known && <PersonActions person={known} />}
    >
      <Loaded query={person} shape="page">
        {(data) => (
          <div className="with-side">
            <div>
              {profile.isPending ? (
                <Skeletons shape="table" />
              ) : (
                <>
                  <Statements of={data} more={latest?.statements} />
                  {latest && (
                    <ProfileResult
                      title="Latest profile"
                      profile={latest.profile}
                      statements={latest.statements}
                    />
                  )}
                  <Career of={data} />
                  <History of={data} />
                  <Records of={data} />
                </>
              )}
            </div>
            <aside className="card side-cards" aria-label="Paid look-ups">
              <KeyPanel />
              <ContactsPanel key={`contacts ${id}`} person={id} />
              <ProfilePanel key={`profile ${id}`} person={id} profile={profile.data} />
              <CodehostPanel key={`codehost ${id}`} person={data.person} />
              <CreditsLeft />
            </aside>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
