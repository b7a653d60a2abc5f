import { clock, count, milliseconds } from '../shared/format'
import { Json } from '../shared/json'
import type { Run } from './runs'
import type { Step } from './steps'

/** The steps of a run with their exact times, how long each took, and where it lies within the run. */
export function RunLog({ run, steps }: { run: Run; steps: readonly Step[] }) {
  const start = Date.parse(run.created_at)
  const end = Math.max(start + 1, ...steps.map(({ at }) => Date.parse(at)))
  const place = (iso: string) => (100 * (Date.parse(iso) - start)) / (end - start)
  const left = run.events[0]?.seq ?? 0
  return (
    <>
      {left > 0 && <p className="quiet small">{count(left)} earlier events are not listed.</p>}
      <ol className="run-log" aria-label="Log">
        {steps.map(({ key, text, detail, from, at, credits, isBad, data }) => (
          <li key={key} className={isBad ? 'bad' : undefined}>
            <time dateTime={at}>{clock(from ?? at)}</time>
            <span className="quiet">+{milliseconds(Date.parse(from ?? at) - start)}</span>
            <span className="what">
              <span>{text}</span> {detail && <span className="quiet">{detail}</span>}
              {data !== undefined && <Json title={`Data of ${text}`} value={data} isCard={false} />}
            </span>
            <span className="lane" aria-hidden="true">
              <span
                style={{
                  left: `${place(from ?? at)}%`,
                  width: from ? `${place(at) - place(from)}%` : undefined,
                }}
              />
            </span>
            <span className="number">{from ? milliseconds(Date.parse(at) - Date.parse(from)) : ''}</span>
            <span className="number quiet">
              {credits !== undefined && `${count(credits)} ${credits === 1 ? 'credit' : 'credits'}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
