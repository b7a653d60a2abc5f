import { OutLink } from '../shared/evidence'
import type { Proof } from '../shared/proof'
import { share } from '../shared/format'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { nameOfField, type Profile, valueAt } from './profile_values'

/** A statement of a page about a field of the profile, with its quote. */
type Statement = Proof & { fact: string; value: string }

type Props = { profile: unknown; statements?: readonly Statement[]; title?: string }

/** The profile that a run built, with the source of each field. */
export function ProfileResult({ profile, statements = [], title }: Props) {
  const known = profile as Profile
  const { identity = {}, summary, source_links = [], provenance = {} } = known
  // The summary stands above the table.
  const fields = Object.entries(provenance).filter(([field]) => field !== 'summary')
  return (
    <section aria-label={title ?? 'Profile'} className="card">
      <h2>{title ?? identity.name ?? 'Profile'}</h2>
      {summary && <p>{summary}</p>}
      <Table
        caption="Fields and their sources"
        items={fields}
        idOf={([field]) => field}
        empty="No fields with a source."
        columns={[
          { title: 'Field', cell: ([field]) => nameOfField(field) },
          {
            title: 'Value',
            cell: ([field]) => {
              const value = valueAt(known, field)
              return value === null ? null : (
                <span className="wrap">
                  <OutLink url={value} />
                </span>
              )
            },
          },
          { title: 'Confidence', number: true, cell: ([, { confidence }]) => share(confidence) },
          {
            title: 'Source',
            cell: ([field, { source, source_url }]) => (
              <span className="wrap">
                <Quote of={quoteOf(statements, field, source_url)} />
                {source_url ? <OutLink url={source_url} /> : source}
              </span>
            ),
          },
          { title: 'Last seen', cell: ([, { last_seen }]) => <When at={last_seen} /> },
        ]}
      />
      {source_links.length > 0 && (
        <>
          <h3>Pages</h3>
          <ul className="list">
            {source_links.map(({ url, verification_status, confidence }) => (
              <li key={url}>
                <OutLink url={url} />{' '}
                <span className="quiet">{`${verification_status}, ${share(confidence)}`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const Quote = ({ of }: { of?: string | null }) => (of ? <blockquote>{of}</blockquote> : null)

/** Returns what the source of an identity field says, word for word. */
function quoteOf(statements: readonly Statement[], field: string, source: string | null) {
  const name = field.replace('identity.', '')
  const fact = name === 'pronet' ? 'pronet_url' : name
  return statements.find((one) => one.fact === fact && one.url === source)?.quote
}
