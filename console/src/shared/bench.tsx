import { CommandLineIcon } from '@heroicons/react/24/outline'
import type { ReactNode } from 'react'
import type { Call } from '#domain/clients/snippets'
import { RequestCode } from './request_code'

type Props = {
  /** The form of the request. */
  form: ReactNode
  call: Call
  /** The response, once there is one, or what the request would find. */
  children?: ReactNode
}

/** A request at the left; its response and its code at the right. */
export function Bench({ form, call, children }: Props) {
  return (
    <div className="bench">
      <div>{form}</div>
      <div>
        {children ?? (
          <p className="empty low row">
            <CommandLineIcon width={18} aria-hidden="true" /> Run the request to see its response, time and
            cost.
          </p>
        )}
        <RequestCode call={call} />
      </div>
    </div>
  )
}
