import type { ReactNode } from 'react'
import type { Call } from '#domain/clients/snippets'
import { Empty } from '../shared/empty'
import { isMac } from '../shared/platform'
import { RequestCode } from '../shared/request_code'

/** What the response of a search shows of each person. */
const COLUMNS = ['Name', 'Job title', 'Company', 'Location']

type Props = { form: ReactNode; call: Call; children?: ReactNode }

/**
 * A short form with its code at the left, and a wide response at the right. On a phone, the response
 * follows the form.
 */
export function Tryout({ form, call, children }: Props) {
  return (
    <div className="tryout">
      <div>{form}</div>
      <div className="tryout-response">
        {children ?? (
          <Empty
            columns={COLUMNS}
            action={
              <span className="small">{isMac ? 'Command' : 'Ctrl'} and Enter run it from any field.</span>
            }
          >
            Run the request to see its response, time and cost.
          </Empty>
        )}
      </div>
      <RequestCode call={call} />
    </div>
  )
}
