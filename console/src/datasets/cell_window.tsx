import { Badge } from '../shared/badge'
import { share } from '../shared/format'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import type { Cell } from './datasets'

export type Picked = { column: string; row: string; cell: Cell }

/** Only addresses of the web become links: what a page said of itself is not trusted. */
const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** What a cell's answer rests on: its quotes, where they stand and when they were read. */
export function CellWindow({ picked, onClose }: { picked: Picked | null; onClose: () => void }) {
  return (
    <Window
      title={picked ? `${picked.column} of ${picked.row}` : ''}
      isOpen={picked !== null}
      onClose={onClose}
      wide
    >
      {picked && <Evidence cell={picked.cell} />}
    </Window>
  )
}

function Evidence({ cell }: { cell: Cell }) {
  const { value, status, confidence, validation, evidence } = cell
  return (
    <div className="stack">
      <p className="answer">{value === null ? 'No answer' : String(value)}</p>
      <p className="row">
        <Badge state={status} />
        {confidence !== null && <span>confidence {share(confidence)}</span>}
        {validation && (
          <span>
            address <Badge state={validation} />
          </span>
        )}
      </p>
      <h3>Evidence</h3>
      {evidence.length === 0 && <p className="quiet">None that can be shown.</p>}
      <ul className="evidence">
        {evidence.map(({ url, quote, observed_at }) => (
          <li key={`${url} ${quote}`}>
            {quote && <blockquote>{quote}</blockquote>}
            <p className="quiet">
              {isWeb(url) ? (
                <a href={url} target="_blank" rel="noreferrer noopener">
                  {url}
                </a>
              ) : (
                url
              )}
              {', read '}
              <When at={observed_at} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
