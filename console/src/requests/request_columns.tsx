import { ERROR_CODES, type ErrorCode } from '#domain/errors'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { count, withShortIds } from '../shared/format'
import { Id } from '../shared/id'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { Latency } from './latency'
import type { LoggedRequest } from './requests'
import { toneOfStatus } from './status'

/** The columns of the request log. `slowest` is the longest duration of the shown requests. */
export const requestColumns = (open: (id: string) => void, slowest: number): Column<LoggedRequest>[] => [
  { title: 'Request', cell: (request) => <Line of={request} onOpen={() => open(request.id)} /> },
  {
    title: 'What',
    cell: ({ title, error }) =>
      error ? (
        <span className="bad cut" title={ERROR_CODES[error as ErrorCode]}>
          {error.replaceAll('_', ' ')}
        </span>
      ) : (
        <span className="quiet cut">{title ?? 'another request'}</span>
      ),
  },
  { title: 'Latency', cell: ({ duration_ms }) => <Latency ms={duration_ms} slowest={slowest} /> },
  { title: 'Credits', number: true, cell: ({ charged }) => (charged ? count(charged) : '–') },
  {
    title: 'Key',
    cell: ({ key_name, key_id }) =>
      key_name ? <span className="cut">{key_name}</span> : <Id of={key_id} name="id of the key" />,
  },
  {
    title: 'When',
    cell: ({ created_at }) => (
      <span className="moment">
        <When at={created_at} inDay /> <When at={created_at} since />
      </span>
    ),
  },
]

/** The status, method and path of a request on one line. A press opens it. */
function Line({ of: { method, path, status, title }, onOpen }: { of: LoggedRequest; onOpen: () => void }) {
  return (
    <span className="request-line">
      <Badge state={String(status)} tone={toneOfStatus(status)} />
      <code className="quiet">{method}</code>
      <ActionButton
        kind="link"
        aria-label={`Open ${method} ${withShortIds(path)}: ${title ?? 'another request'}`}
        title={path}
        onClick={onOpen}
      >
        <code>{withShortIds(path)}</code>
      </ActionButton>
    </span>
  )
}
