import { ConfirmTyped } from '../shared/confirm_typed'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Menu } from '../shared/menu'
import { Table } from '../shared/table'
import { type Source, useDeleteSource, useSources } from './imports'

/** The sources of the stored records. Each source with a name can be deleted with all of its records. */
export function Sources() {
  return (
    <>
      <h2>Sources</h2>
      <Loaded query={useSources()} shape="table">
        {(sources) => (
          <Table
            caption="Sources of records"
            items={sources}
            idOf={({ source }) => source ?? ''}
            empty="No sources. Each import names the source of its records."
            isWhole
            sortParam="sort_2"
            columns={[
              { title: 'Source', sort: 'source', value: ({ source }) => source ?? 'no source' },
              { title: 'Records of people', sort: 'person_records', field: 'person_records', as: 'count' },
              { title: 'People', field: 'people', as: 'count' },
              { title: 'Records of companies', field: 'company_records', as: 'count' },
              { title: 'Companies', field: 'companies', as: 'count' },
              { title: 'Actions', isActions: true, cell: (source) => <SourceMenu of={source} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  )
}

/** Deletion is rare and final, so it is in a menu. */
const SourceMenu = ({ of: source }: { of: Source }) =>
  source.source === null ? null : (
    <Menu label={`Actions of ${source.source}`} isIcon>
      <DeleteSource of={source} />
    </Menu>
  )

function DeleteSource({ of: { source, person_records, company_records } }: { of: Source }) {
  const change = useDeleteSource()
  if (source === null) return null
  return (
    <ConfirmTyped
      label="Delete"
      aria-label={`Delete ${source}`}
      title={`Delete the source ${source}?`}
      action="Delete source"
      word={source}
      change={change}
      input={source}
    >
      <p>
        This removes {count(person_records)} records of people and {count(company_records)} of companies, with
        their history, for good. People and companies that other sources also state stay.
      </p>
    </ConfirmTyped>
  )
}
