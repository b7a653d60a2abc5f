import { OutLink } from '../shared/evidence'
import { share } from '../shared/format'
import { Table } from '../shared/table'
import { When } from '../shared/when'

type Profile = {
  identity?: Record<string, string>
  summary?: string
  source_links?: { url: string; verification_status: string; confidence: number }[]
  provenance?: Record<
    string,
    { source: string; source_url: string | null; last_seen: string; confidence: number }
  >
}

/** The profile that a run built, with the source of each field. */
export function ProfileResult({ profile }: { profile: unknown }) {
  const { identity = {}, summary, source_links = [], provenance = {} } = profile as Profile
  return (
    <section aria-label="Profile" className="card">
      <h2>{identity.name ?? 'Profile'}</h2>
      {summary && <p>{summary}</p>}
      <Table
        caption="Fields and their sources"
        items={Object.entries(provenance)}
        idOf={([field]) => field}
        empty="No fields with a source."
        columns={[
          { title: 'Field', cell: ([field]) => field },
          {
            title: 'Value',
            cell: ([field]) => identity[field] ?? <span className="quiet">see the output below</span>,
          },
          { title: 'Confidence', number: true, cell: ([, { confidence }]) => share(confidence) },
          {
            title: 'Source',
            cell: ([, { source, source_url }]) => (source_url ? <OutLink url={source_url} /> : source),
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
