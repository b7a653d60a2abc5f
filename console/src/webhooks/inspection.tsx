import { Badge } from '../shared/badge'
import { CodeBlock } from '../shared/code_block'
import { Fact, Facts } from '../shared/facts'
import { moment } from '../shared/format'
import { Id } from '../shared/id'
import { AttemptLine } from './attempt_line'
import { eventSubject } from './event_subject'
import type { Delivery } from './webhooks'

/** What a delivery is about, its attempts in time, and its request. */
export function Inspection({ url, delivery }: { url: string; delivery: Delivery }) {
  const { webhook_id, payload, status, created_at } = delivery
  const subject = eventSubject(payload)
  return (
    <div className="stack">
      <Facts>
        <Fact name="Status">
          <Badge state={status} />
        </Fact>
        {subject && <Fact name="About">{subject}</Fact>}
        <Fact name="Event id">
          <Id of={webhook_id} name="id of the event" />
        </Fact>
        <Fact name="Created">{moment(created_at)}</Fact>
      </Facts>
      <section>
        <h3>Attempts</h3>
        <AttemptLine of={delivery} />
      </section>
      <section>
        <h3>Request</h3>
        <CodeBlock
          text={`POST ${url}\ncontent-type: application/json\nwebhook-id: ${webhook_id}\nwebhook-timestamp: <seconds>\nwebhook-signature: v1,<signature>\n\n${readable(payload)}`}
          label="Copy the body"
          copied={payload}
        />
      </section>
    </div>
  )
}

function readable(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
