import type { ReactNode } from 'react'
import type { Call } from '#domain/clients/snippets'
import { RequestCode } from './request_code'

type Props = {
  /** The form of the request. */
  form: ReactNode
  call: Call
  /** Stands in the place of the response until there is one. */
  waiting?: string
  /** The response with its cost, once there is one. */
  children?: ReactNode
}

/** A request at the left; its response and its code at the right. */
export function Bench({ form, call, waiting, children }: Props) {
  return (
    <div className="bench">
      <div>{form}</div>
      <div>
        {children || (waiting && <p className="empty low">{waiting}</p>)}
        <RequestCode call={call} />
      </div>
    </div>
  )
}
