import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { MAX_STATED_CRITERIA } from '#domain/sets/stated_criteria'
import { KeyPanel, OwnKey } from '../access/key_panel'
import { useApiCall } from '../api/call'
import { useSlug } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { Bench } from '../shared/bench'
import { ActionButton } from '../shared/button'
import { postOf } from '../shared/request_code'
import { ANY_FORMAT, type Described, DescribedColumns } from '../shared/described_columns'
import { Field } from '../shared/field'
import { Page } from '../shared/page'
import { ValuesField } from '../shared/values_field'
import { SetEstimate } from './set_estimate'
import { SetPreview } from './set_preview'
import type { Enrichment, NewSearch } from './sets'

const EXAMPLES = [
  'product managers in the United States',
  'software engineers in Germany',
  'founders in London',
]

/**
 * Builds a Set: the search, one criterion per column of verdicts, and columns of facts. Only
 * `/v1/searches` takes criteria besides those of the query.
 */
export function NewSetPage() {
  const workspace = useSlug()
  const navigate = useNavigate()
  const { q: given = '' } = useSearch({ from: '/w/$workspace/sets/new' })
  const [query, setQuery] = useState(given)
  const [number, setNumber] = useState('10')
  const [criteria, setCriteria] = useState<string[]>([])
  const [columns, setColumns] = useState<Described[]>([])
  const enrichments = columns.flatMap(enrichmentOf)
  const hasCriteria = criteria.length > 0
  const path = hasCriteria ? '/v1/searches' : '/v1/sets'
  const create = useApiCall(path)
  const body: NewSearch = {
    search: {
      query: query.trim(),
      count: Number(number) || 10,
      ...(hasCriteria ? { criteria } : {}),
    },
    ...(enrichments.length > 0 ? { enrichments } : {}),
  }
  const open = (set: string) => navigate({ to: '/w/$workspace/sets/$set', params: { workspace, set } })
  return (
    <Page
      title="New Set"
      about="A list of people, each checked against every criterion with evidence."
      docs={['lists', 'How lists work']}
      parent={{ name: 'Sets', to: '/w/$workspace/sets' }}
    >
      <KeyPanel />
      <Bench
        call={postOf(hasCriteria ? 'searches.create' : 'sets.create', path, body)}
        form={
          <ActionForm
            className="card stack"
            change={create}
            action="Create Set"
            disabled={!query.trim()}
            cost={
              query.trim() ? (
                <SetEstimate body={body} showCriteria />
              ) : (
                <p className="quiet">The price appears here before anything is charged.</p>
              )
            }
            onSubmit={() => create.mutate(body, { onSuccess: ({ data }) => open(data.id) })}
          >
            <Field
              label="Who are you looking for?"
              name="search.query"
              value={query}
              onChange={setQuery}
              placeholder="product managers in Berlin"
              hint="Each phrase becomes a criterion. A Set admits only people with evidence for every criterion."
              required
            />
            <Field
              label="People"
              name="search.count"
              type="number"
              min={1}
              value={number}
              onChange={setNumber}
            />
            <ValuesField
              label="More criteria"
              placeholder="speaks German"
              hint={`Press Enter after each. Each becomes a column with yes, no or unclear. At most ${MAX_STATED_CRITERIA}.`}
              values={criteria}
              onChange={(next) => setCriteria(next.slice(0, MAX_STATED_CRITERIA))}
            />
            <DescribedColumns
              legend="Columns"
              action="Add a column"
              placeholder="the school the person attended"
              note="Facts to find about each person."
              value={columns}
              onChange={setColumns}
            />
          </ActionForm>
        }
      >
        {body.search.query ? (
          <>
            <SetPreview body={body} />
            {hasCriteria && (
              <p className="quiet small">
                Criteria of your own need <code>/v1/searches</code>. It makes the same Set as{' '}
                <code>/v1/sets</code>.
              </p>
            )}
          </>
        ) : (
          <div className="empty">
            <p>A Set is a list of people, each checked against your criteria with evidence. Try one:</p>
            <div className="row">
              {EXAMPLES.map((example) => (
                <ActionButton key={example} onClick={() => setQuery(example)}>
                  {example}
                </ActionButton>
              ))}
            </div>
          </div>
        )}
      </Bench>
      <OwnKey />
    </Page>
  )
}

const enrichmentOf = ({ description, format }: Described): Enrichment[] =>
  description.trim() === ''
    ? []
    : [
        {
          description: description.trim(),
          ...(format === ANY_FORMAT.value ? {} : { format: format as Enrichment['format'] }),
        },
      ]
