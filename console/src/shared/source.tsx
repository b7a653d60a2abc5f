import { hostOf, type Proof } from './proof'
import { brief, moment } from './format'

type Props = {
  of: Proof
  /** The number of further sources. */
  more?: number
}

/** The site and the day of a proof, in a few words and without a link. */
export function Source({ of: { url, title, observed_at }, more = 0 }: Props) {
  return (
    <span className="source">
      <span>{hostOf(url) || title}</span>
      {observed_at && (
        <time dateTime={observed_at} title={`read ${moment(observed_at)}`}>
          {` · ${brief(observed_at)}`}
        </time>
      )}
      {more > 0 && <span>{` · ${more} more`}</span>}
    </span>
  )
}
