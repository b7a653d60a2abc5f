import { useInstantPeople } from '../api/instant_people'
import type { ApiBody } from '../api/call'
import { Avatar } from '../shared/avatar'
import { credits } from '../billing/cost'
import { Failure } from '../shared/failure'
import { useSettled } from '../shared/settled'
import { sentence } from './sentence'
import { useSetPreview } from './use_set_preview'

const SHOWN = 6
const PAUSE_MS = 400

/**
 * How a Set would look: the first people who match in the index, with a column per criterion and per
 * fact. Nothing is created, and nothing is charged.
 */
export function SetPreview({ body }: { body: ApiBody<'/v1/sets/preview'> }) {
  const query = useSettled(body.search.query, PAUSE_MS)
  const { people, error, price, isFree } = useInstantPeople(query, { number: SHOWN })
  const { preview } = useSetPreview(body)
  const columns = [
    ...(preview?.criteria ?? []).map(({ id, description }) => ({
      id,
      text: sentence(description),
      cell: 'to check',
    })),
    ...(body.enrichments ?? []).map(({ description }) => ({
      id: description,
      text: sentence(description),
      cell: 'to find',
    })),
  ]
  return (
    <section className="preview" aria-label="Preview">
      <div className="row between">
        <h2>Preview</h2>
        <span className="quiet small">
          {isFree ? 'Free. The Set checks each person with evidence.' : 'The criteria of this Set.'}
        </span>
      </div>
      {price !== undefined && price > 0 && (
        <p className="quiet">
          A search here would cost {credits(price * SHOWN)}, so people appear only when you create the Set.
        </p>
      )}
      <Failure of={error} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className="table" tabIndex={0}>
        <table aria-label="People who may match">
          <thead>
            <tr>
              <th scope="col">Person</th>
              {columns.map(({ id, text }) => (
                <th key={id} scope="col">
                  <span className="preview-head" title={text}>
                    {text}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(people ?? []).map(({ person_id, name, title, company, location }) => (
              <tr key={person_id}>
                <th scope="row">
                  <div className="person">
                    <Avatar name={name} />
                    <div className="who">
                      {name ?? 'Unnamed'}
                      <span className="quiet position cut">
                        {[title, company, location].filter(Boolean).join(' · ')}
                      </span>
                    </div>
                  </div>
                </th>
                {columns.map(({ id, cell }) => (
                  <td key={id} className="quiet small">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {people?.length === 0 && (
        <p className="quiet">
          Nobody in the index matches these words. The Set also searches pages for people.
        </p>
      )}
    </section>
  )
}
