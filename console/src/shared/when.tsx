import { ago, brief, isRecent, moment, timeOfDay } from './format'

type Props = {
  at: string | null
  /** Shown for null. */
  never?: string
  /** Shows the time of day to the second, for the entries of a log. */
  exact?: boolean
  /** Shows only the time of day, below the heading of its day. */
  inDay?: boolean
  /** Shows how long ago it was, quietly beside an exact time, and nothing after a day. */
  since?: boolean
}

/**
 * The one way to show a time: relative within a day, then the date. Its tooltip has the exact time,
 * and for the entry of a log the relative time.
 */
export function When({ at, never = '–', exact = false, inDay = false, since = false }: Props) {
  if (at === null) return <span className="quiet">{never}</span>
  if (since) return <span className="quiet small">{isRecent(at) && ago(at)}</span>
  if (inDay)
    return (
      <time dateTime={at} title={`${moment(at)}, ${ago(at)}`}>
        {timeOfDay(at)}
      </time>
    )
  return (
    <time dateTime={at} title={exact ? ago(at) : moment(at)}>
      {exact ? moment(at) : brief(at)}
    </time>
  )
}
