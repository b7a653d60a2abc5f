import { ago, brief, moment } from './format'

type Props = {
  at: string | null
  /** Shown for null. */
  never?: string
  /** Shows the time of day to the second, for the entries of a log. */
  exact?: boolean
}

/**
 * The one way to show a time: relative within a day, then the date. Its tooltip has the exact time,
 * and for the entry of a log the relative time.
 */
export function When({ at, never = '–', exact = false }: Props) {
  if (at === null) return <span className="quiet">{never}</span>
  return (
    <time dateTime={at} title={exact ? ago(at) : moment(at)}>
      {exact ? moment(at) : brief(at)}
    </time>
  )
}
