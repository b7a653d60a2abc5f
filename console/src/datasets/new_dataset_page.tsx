import { VisuallyHidden } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { MAX_ASYNC_ROWS } from '#domain/datasets/dataset'
import { KeyPanel, OwnKey } from '../access/key_panel'
import { useApiCall } from '../api/call'
import { CostBefore, credits } from '../billing/cost'
import { useSlug } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { count } from '../shared/format'
import { postOf, RequestCode } from '../shared/request_code'
import type { Described } from '../shared/described_columns'
import { Page } from '../shared/page'
import { Segments } from '../shared/segments'
import { ChooseColumns } from './builder/choose_columns'
import { DatasetPreview } from './builder/dataset_preview'
import { CustomColumns, customColumns } from './builder/custom_columns'
import { EarlierRows } from './builder/earlier_rows'
import { MapColumns } from './builder/map_columns'
import { opened, rowsOf, type Sheet } from './builder/mapping'
import { Price } from './builder/price'
import { RowsInput } from './builder/rows_input'
import { BUILT_IN, type EntityType } from './columns'
import { isEmpty, maximumCost } from './dataset_form'
import { useExampleRows } from './example_rows'
import { ROW_FIELDS } from './parse_rows'
import type { Table } from './parse_table'
import type { NewDataset } from './datasets'

const TYPES = [
  { value: 'person', text: 'People' },
  { value: 'company', text: 'Companies' },
  { value: 'custom', text: 'Other' },
] as const
/** Number of rows whose price the page shows before the user gives rows. */
const EXAMPLE_ROWS = 100
const FIRST_COLUMNS = { person: 'title,company', company: 'description,industry', custom: 'name' }

/** Builds a dataset: rows, then columns, then the price. The address holds the type and columns. */
export function NewDatasetPage() {
  const workspace = useSlug()
  const navigate = useNavigate()
  const {
    type = 'person',
    columns = FIRST_COLUMNS[type],
    from,
  } = useSearch({ from: '/w/$workspace/datasets/new' })
  const create = useApiCall('/v1/datasets')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [custom, setCustom] = useState<Described[]>([])
  const keys = keysOf(type, columns)
  const examples = useExampleRows(type, sheet === null && !from)
  const body = useMemo(
    (): NewDataset => ({
      entity: { type },
      mode: 'async',
      rows: sheet ? rowsOf(sheet).rows.slice(0, MAX_ASYNC_ROWS) : [],
      columns: [...keysOf(type, columns).map((key) => ({ key })), ...customColumns(custom)],
    }),
    [type, sheet, columns, custom]
  )
  const address = (change: { type?: typeof type; columns?: string }) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, ...change })) as never, replace: true })
  const clear = async () => {
    const search = (now: object) => ({ ...now, from: undefined })
    await navigate({ to: '.', search: search as never, replace: true })
    // Only now: without a sheet, the page takes the rows of a dataset that the address still names.
    setSheet(null)
  }
  const open = (dataset: string) =>
    navigate({ to: '/w/$workspace/datasets/$dataset', params: { workspace, dataset } })
  return (
    <Page
      title={from ? 'Retry empty cells' : 'New dataset'}
      about={
        from
          ? 'A new dataset of the rows with an empty cell. The earlier dataset stays as it is.'
          : 'A table of people or companies. kith fills the cells that you choose, each with evidence.'
      }
      docs={['truth', 'How cells are decided']}
      parent={{ name: 'Datasets', to: '/w/$workspace/datasets' }}
    >
      <KeyPanel />
      {from && !sheet ? (
        <section className="card stack" aria-label="Your rows">
          <h2>1. Your rows</h2>
          <EarlierRows dataset={from} onSheet={setSheet} onOther={clear} />
        </section>
      ) : (
        <div className="bench">
          <div className="stack">
            <section className="card stack" aria-label="Your rows">
              <div className="row between">
                <h2>1. Your rows</h2>
                <Segments
                  label="Rows are"
                  isLabelHidden
                  options={TYPES}
                  value={type}
                  onChange={(next) => address({ type: next as typeof type, columns: undefined })}
                />
              </div>
              {sheet ? (
                <MapColumns sheet={sheet} onChange={setSheet} onClear={clear} />
              ) : (
                <RowsInput onTable={(table, cut) => setSheet({ ...opened(table), cut })} />
              )}
            </section>
            <section className="card stack" aria-label="Answers to find">
              <div className="row between">
                <h2>2. Answers to find</h2>
                <span className="quiet small">Only found values are charged.</span>
              </div>
              <ChooseColumns
                type={type}
                value={keys}
                onChange={(chosen) => address({ columns: chosen.join(',') || 'none' })}
              />
              <CustomColumns value={custom} onChange={setCustom} />
            </section>
            <ActionForm
              className="card stack sticky-foot"
              change={create}
              action="Fill the dataset"
              disabled={isEmpty(body)}
              cost={
                isEmpty(body) ? (
                  <p className="quiet">{exampleCost(body)}</p>
                ) : (
                  <div className="row">
                    <strong>{sizeOf(body)}</strong>
                    <CostBefore most={maximumCost(body)} isBrief />
                  </div>
                )
              }
              onSubmit={() =>
                create.mutate(body, { onSuccess: ({ data }) => 'dataset' in data && open(data.dataset.id) })
              }
            >
              <VisuallyHidden component="h2">3. Price</VisuallyHidden>
            </ActionForm>
          </div>
          <div className="beside">
            <DatasetPreview
              body={body}
              examples={examples}
              onUseExamples={() => examples && setSheet(opened(tableOf(examples)))}
            />
            {!isEmpty(body) && <Price body={body} />}
            <RequestCode
              call={postOf(
                'datasets.create',
                '/v1/datasets',
                sheet ? body : { ...body, rows: examples ?? [] }
              )}
            />
          </div>
        </div>
      )}
      <OwnKey />
    </Page>
  )
}

/** What a dataset without rows or without columns would cost. */
const exampleCost = (body: NewDataset): string =>
  body.columns.length === 0
    ? 'Choose columns to see the price.'
    : `Add rows to see the price. ${EXAMPLE_ROWS} rows like these cost at most ${credits(maximumCost({ ...body, rows: Array(EXAMPLE_ROWS).fill({}) }))}.`

/** The size of a dataset, such as "3 rows × 2 columns". Empty without rows or columns. */
function sizeOf(body: NewDataset): string {
  if (isEmpty(body)) return ''
  const [rows, columns] = [body.rows.length, body.columns.length]
  return `${count(rows)} ${rows === 1 ? 'row' : 'rows'} × ${count(columns)} ${columns === 1 ? 'column' : 'columns'}`
}

/** A table of rows, like one that the user pastes. */
function tableOf(rows: NewDataset['rows']): Table {
  const fields = ROW_FIELDS.filter((field) => rows.some((row) => row[field]))
  return [[...fields], ...rows.map((row) => fields.map((field) => String(row[field] ?? '')))]
}

const keysOf = (type: EntityType, columns: string): string[] =>
  columns.split(',').filter((key) => BUILT_IN[type].includes(key))
