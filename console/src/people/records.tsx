import { OutLink } from '../shared/evidence'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import type { PersonDetails } from './people'

/** What each source states, with the day on which it was read. */
export function Records({ of: { records } }: { of: PersonDetails }) {
  return (
    <section aria-labelledby="records">
      <h2 id="records">Records</h2>
      <Table
        caption="Records by source"
        items={records.map((record, i) => ({ ...record, id: `${record.source} ${record.url} ${i}` }))}
        empty="No source has a record of this person."
        columns={[
          {
            title: 'Source',
            cell: ({ source, url }) => (
              <span className="wrap">
                {source ?? 'unnamed source'}{' '}
                {url && (
                  <span className="small">
                    <OutLink url={url} isBrief />
                  </span>
                )}
              </span>
            ),
          },
          { title: 'Name', field: 'name' },
          { title: 'Job title', field: 'title' },
          { title: 'Company', field: 'company' },
          { title: 'Location', field: 'location' },
          { title: 'Read', cell: ({ read_at }) => <When at={read_at} never="unknown" /> },
        ]}
      />
    </section>
  )
}
