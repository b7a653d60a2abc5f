import type { ReactNode } from 'react'
import { CostAfter } from '../billing/cost'
import { WhyEmpty } from '../datasets/why_empty_rows'
import { Badge } from '../shared/badge'
import { CodeBlock } from '../shared/code_block'
import { Failure } from '../shared/failure'
import { milliseconds } from '../shared/format'
import { Json } from '../shared/json'
import { problemOf, type useSend } from './send_call'

type Props = {
  of: ReturnType<typeof useSend>
  /** Shows the body of a success. Without it, the body is shown as JSON. */
  children?: (body: any) => ReactNode
}

/** Scrolls to a response, because long forms end far below the window. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** The response of a request: its status, duration and cost, then its body. */
export function Response({ of: { data: answer, error }, children }: Props) {
  if (!answer) return error?.name === 'AbortError' ? null : <Failure of={error} />
  const { status, ms, charged, body } = answer
  const problem = problemOf(answer)
  return (
    <section aria-label="Response" className="card stack" ref={showWhole}>
      <div className="row response-head">
        <p className="row" role="status">
          <Badge state={`Status ${status}`} tone={problem ? 'bad' : 'good'} /> {milliseconds(ms)}
        </p>
        {charged !== null && <CostAfter charged={charged} />}
      </div>
      <Failure of={problem} />
      {children && !problem ? (
        <>
          {children(body)}
          <WhyEmpty
            warnings={(body as { meta?: { warnings?: string[] } }).meta?.warnings ?? []}
            summary="Why the response has less than requested"
          />
          <Json title="Response as JSON" value={body} isCard={false} />
        </>
      ) : (
        <CodeBlock text={textOf(body) || 'The response has no body.'} label="Copy the response" />
      )}
    </section>
  )
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body, null, 2))
