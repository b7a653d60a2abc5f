import { ago, exactly, toTheSecond } from './format'

/** Shows a time relative to now. Its tooltip has the exact time. */
export function When({ at, never = '–' }: { at: string | null; never?: string }) {
  if (at === null) return <span className="quiet">{never}</span>
  return (
    <time dateTime={at} title={exactly(at)}>
      {ago(at)}
    </time>
  )
}

/** Shows the time of an entry in a log. Its tooltip has the time relative to now. */
export function LogTime({ at }: { at: string }) {
  return (
    <time dateTime={at} title={ago(at)} className="nowrap">
      {toTheSecond(at)}
    </time>
  )
}
