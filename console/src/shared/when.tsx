import { ago, brief, moment, timeOfDay } from './format'

type Props = {
  at: string | null
  /** Shown for null. */
  never?: string
  /** Shows the time of day to the second, for the entries of a log. */
  exact?: boolean
  /** Shows only the time of day, below the heading of its day. */
  inDay?: boolean
}

/**
 * The one way to show a time: relative within a day, then the date. Its tooltip has the exact time,
 * and for the entry of a log the relative time.
 */
export function When({ at, never = '–', exact = false, inDay = false }: Props) {
  if (at === null) return <span className="quiet">{never}</span>
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
