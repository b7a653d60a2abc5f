import { CommandLineIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import type { Call } from '#domain/clients/snippets'
import { RequestCode } from '../shared/request_code'

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
          <p className="empty low row">
            <CommandLineIcon width={18} aria-hidden="true" /> Run the request to see its response, time and
            cost.
          </p>
        )}
      </div>
      <RequestCode call={call} />
    </div>
  )
}
