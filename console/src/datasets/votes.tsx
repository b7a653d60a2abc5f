import { count, share } from '../shared/format'
import { hostOf, isWeb } from '../shared/proof'
import { Rate } from '../shared/sheet/rate'
import { When } from '../shared/when'
import type { Vote } from './explanations'

const PAGE_KINDS: Record<string, string> = {
  own_site: "subject's own site",
  own_profile: "subject's own profile",
  employer_site: "employer's site",
  registry: 'public register',
  news: 'news',
  event: 'event or publisher',
  directory: 'directory',
  record: 'index record',
  other: 'other page',
}

/** Where on a page a value stood. */
const PLACES: Record<string, string> = {
  sentence: 'in a sentence',
  label: 'beside a label',
  heading: 'in a heading',
  table: 'in a table',
  link: 'in a link',
  'rel-me': 'in a link to a profile',
  card: 'in a card',
  meta: 'in the head of the page',
  'json-ld': 'in structured data (JSON-LD)',
  microformats2: 'in structured data (microformats)',
}

/**
 * The votes for a value. Shows the strongest vote of each independent source, and folds the other votes of
 * the source.
 */
export function Votes({ votes, leftOut }: { votes: readonly Vote[]; leftOut: number }) {
  const ids = [...new Set(votes.map(({ group }) => group))]
  const groups = ids.map((id) => votes.filter(({ group }) => group === id))
  return (
    <>
      <ul className="list plain votes">
        {groups.map(([first, ...others]) => (
          <li key={first.group}>
            <VoteLine of={first} />
            {others.length > 0 && (
              <details className="small">
                <summary>{`${count(others.length)} more from the same source. Together they count as one vote.`}</summary>
                {others.map((vote) => (
                  <VoteLine key={`${vote.url} ${vote.quote} ${vote.method}`} of={vote} />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
      {leftOut > 0 && <p className="quiet small">{count(leftOut)} weaker votes are not listed.</p>}
    </>
  )
}

/** A quote, what kind of page states it, and how much the statement counts. */
function VoteLine({ of }: { of: Vote }) {
  const kind = PAGE_KINDS[of.kind] ?? of.kind
  return (
    <>
      <blockquote>{of.quote}</blockquote>
      <p className="small vote-source">
        {kind.charAt(0).toUpperCase() + kind.slice(1)}, {PLACES[of.method] ?? `found by ${of.method}`}, read{' '}
        <When at={of.observed_at} />
        {of.stated_at && `, dated ${of.stated_at}`}
      </p>
      <div className="row small vote-scores">
        <Rate of={of.identity}>{`is about this row ${share(of.identity)}`}</Rate>
        <Rate of={of.weight}>{`weight of the source ${share(of.weight)}`}</Rate>
        <PageLink of={of} />
      </div>
    </>
  )
}

/** A link to a page that scrolls to the quote, in browsers that can. */
function PageLink({ of: { url, quote } }: { of: Vote }) {
  if (!isWeb(url)) return <span className="quiet">{url}</span>
  const at = quote ? `#:~:text=${encodeURIComponent(quote).replaceAll('-', '%2D')}` : ''
  return (
    <a
      href={url.includes('#') ? url : `${url}${at}`}
      target="_blank"
      rel="noreferrer noopener"
      title={`Opens ${url} at the quote`}
    >
      {hostOf(url)}
    </a>
  )
}
