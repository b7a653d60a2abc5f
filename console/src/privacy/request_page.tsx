import { useParams } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { Badge } from '../shared/badge'
import { CodeBlock } from '../shared/code_block'
import { Fact, Facts } from '../shared/facts'
import { count, milliseconds } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { When } from '../shared/when'
import { NotFound } from '../shell/root'
import { HeldTable } from './held_table'
import { itemsOf, type PrivacyRequest, useRequest } from './privacy'
import { replyTo } from './reply_text'

/** Only operators see this page. */
export function PrivacyRequestPage() {
  const { request } = useParams({ from: '/w/$workspace/privacy/$request' })
  return useIsOperator() ? <Request id={request} /> : <NotFound />
}

function Request({ id }: { id: string }) {
  const request = useRequest(id)
  return (
    <Page
      title="Erasure request"
      parent={{ name: 'Privacy', to: '/w/$workspace/privacy' }}
      record={{ name: 'request', id }}
      state={request.data && <Badge state={request.data.status} />}
      about={request.data && EXPLAINED[request.data.status]}
    >
      <Loaded query={request} shape="page">
        {(data) => <Report of={data} />}
      </Loaded>
    </Page>
  )
}

/** The progress of an erasure, and what it removed. */
function Report({ of: request }: { of: PrivacyRequest }) {
  const { status, held, workspaces, pages, last_error, drop_pages, requested_by } = request
  return (
    <>
      {last_error && status !== 'completed' && (
        <Notice kind="bad">The last try failed ({last_error}). It is repeated.</Notice>
      )}
      <div className="with-side">
        <div>
          <h2>What was held</h2>
          {held ? (
            <HeldTable held={held} empty="Nothing was held about this person." />
          ) : (
            <p className="quiet">Not counted yet.</p>
          )}
          {status === 'completed' && (
            <>
              <h2>Reply to the person</h2>
              <CodeBlock text={replyTo(request)} label="Copy the reply" isPlain />
            </>
          )}
        </div>
        <aside className="card" aria-label="Progress">
          <h3>Progress</h3>
          <Steps of={request} />
          <Facts>
            <Fact name="Requested by">{requested_by ?? 'the API or a command'}</Fact>
            <Fact name="Items held">{held ? count(itemsOf(held)) : '–'}</Fact>
            <Fact name="Workspaces told">{count(workspaces)}</Fact>
            {drop_pages && <Fact name="Pages removed">{pages === null ? '–' : count(pages)}</Fact>}
          </Facts>
        </aside>
      </div>
    </>
  )
}

/** The steps of an erasure down a line, with their times. */
function Steps({ of: { created_at, erased_at, completed_at } }: { of: PrivacyRequest }) {
  const steps = [
    { text: 'Requested', at: created_at },
    { text: 'Removed from every store', at: erased_at },
    { text: 'Storage rewritten', at: completed_at },
  ]
  return (
    <ol className="attempts" aria-label="Steps">
      {steps.map(({ text, at }) => (
        <li key={text} className={at ? 'good' : 'to-come'}>
          {text}
          <div className="quiet small">
            {at ? (
              <>
                <When at={at} exact />
                {at !== created_at && `, after ${milliseconds(Date.parse(at) - Date.parse(created_at))}`}
              </>
            ) : (
              'to come'
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const EXPLAINED: Record<PrivacyRequest['status'], string> = {
  queued: 'The erasure starts within seconds.',
  erasing: 'Data is being removed from every store.',
  compacting: 'Data is removed. Storage is being rewritten, so that no trace stays in it.',
  completed: 'Everything is removed. The person stays on the suppression list.',
}
