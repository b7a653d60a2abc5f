import { Link } from '@tanstack/react-router'
import { type Call, curl } from '#domain/clients/snippets'
import { ERROR_CODES, type ErrorCode } from '#domain/errors'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { CodeBlock } from '../shared/code_block'
import { Fact, Facts } from '../shared/facts'
import { count, moment, milliseconds } from '../shared/format'
import { Id } from '../shared/id'
import { Loaded } from '../shared/loaded'
import { objectOf } from './object_of'
import { type LoggedRequest, useRequest } from './requests'
import { toneOfStatus } from './status'

/** One request of the log, with links to its object and to related requests and charges. */
export function RequestDetails({ id }: { id: string }) {
  return <Loaded query={useRequest(id)}>{(request) => <Details request={request} />}</Loaded>
}

function Details({ request }: { request: LoggedRequest }) {
  const workspace = useSlug()
  const object = objectOf(request.path)
  return (
    <div className="stack">
      <section>
        <h3>{request.title ?? 'Request'}</h3>
        <CodeBlock text={asCurl(request)} label="Copy as curl" />
        {request.method !== 'GET' && (
          <p className="quiet small">The log keeps no bodies. Add the body with -d.</p>
        )}
        <Facts>
          <Fact name="When">{moment(request.created_at)}</Fact>
          <Fact name="Key">
            {request.key_name ?? 'deleted'} <Id of={request.key_id} name="id of the key" />
          </Fact>
          <Fact name="Request id">
            <Id of={request.id} name="request id" />
          </Fact>
        </Facts>
      </section>
      <section>
        <h3>Response</h3>
        <Facts>
          <Fact name="Status">
            <Badge state={String(request.status)} tone={toneOfStatus(request.status)} />
          </Fact>
          {request.error && (
            <Fact name="Error">
              <code>{request.error}</code> {ERROR_CODES[request.error as ErrorCode]}
            </Fact>
          )}
          <Fact name="Duration">
            {request.duration_ms === null ? 'a stream' : milliseconds(request.duration_ms)}
          </Fact>
          <Fact name="Credits">
            {request.charged === null ? 'none before the response' : count(request.charged)}
          </Fact>
        </Facts>
      </section>
      <nav className="row" aria-label="Related">
        {object && (
          <Link to={`/w/$workspace${object.path}` as '/w/$workspace'} params={{ workspace }}>
            Open the {object.name}
          </Link>
        )}
        <Link to="." search={(now: object) => ({ ...now, request: undefined, key: request.key_id }) as never}>
          Requests of this key
        </Link>
        <Link to="." search={(now: object) => ({ ...now, request: undefined, path: request.path }) as never}>
          Requests of this path
        </Link>
        <Link to="/w/$workspace/credits" params={{ workspace }} search={{ key_id: request.key_id }}>
          Charges of this key
        </Link>
      </nav>
    </div>
  )
}

/** The request without its body, which the log does not have. */
function asCurl({ id, method, path }: LoggedRequest): string {
  const call: Call = { id, method: method.toLowerCase(), path, params: {}, query: {}, body: undefined }
  return curl(call)
}
