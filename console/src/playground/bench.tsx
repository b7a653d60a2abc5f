import type { ReactNode } from 'react'
import type { Call } from '#domain/clients/snippets'
import { RequestCode } from '../shared/request_code'

type Props = {
  /** The form of the request. */
  form: ReactNode
  call: Call
  /** The response with its cost, once there is one. */
  children: ReactNode
}

/** A request at the left; its response and its code at the right. */
export function Bench({ form, call, children }: Props) {
  return (
    <div className="bench">
      <div>{form}</div>
      <div>
        {children || <p className="empty low">The response appears here.</p>}
        <RequestCode call={call} />
      </div>
    </div>
  )
}
