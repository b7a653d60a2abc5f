import { OutLink } from '../shared/evidence'
import type { Result } from './search_state'
import { nameOfPath } from './filters'

const FACTS = [
  ['Job title', 'title'],
  ['Company', 'company'],
  ['Location', 'location'],
  ['Profile', 'pronet'],
] as const

/** People side by side. */
export default function Compare({ people }: { people: readonly Result[] }) {
  const paths = [...new Set(people.flatMap(({ verification = {} }) => Object.keys(verification)))]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="table" aria-label="People side by side" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {people.map(({ person }) => (
              <th key={person.person_id} scope="col">
                {person.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACTS.map(([label, field]) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              {people.map(({ person }) => (
                <td key={person.person_id} className="wrap">
                  {person[field] ? <OutLink url={person[field]} /> : <span className="quiet">–</span>}
                </td>
              ))}
            </tr>
          ))}
          {paths.map((path) => (
            <tr key={path}>
              <th scope="row">{nameOfPath(path)}</th>
              {people.map(({ person, verification }) => (
                <td key={person.person_id} className="wrap">
                  {verification?.[path]?.[0]?.quote ?? <span className="quiet">–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
