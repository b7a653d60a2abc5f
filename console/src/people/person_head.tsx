import { OutLink } from '../shared/evidence'
import { month } from '../shared/format'
import { When } from '../shared/when'
import type { PersonDetails } from './people'

/** The current position of a person and since when, links to profiles, and the age of the facts. */
export function PersonHead({ of: { person, records } }: { of: PersonDetails }) {
  const { title, company, location, headline, pronet, website, socials, experience } = person
  const links = [...new Set([pronet, website, ...Object.values(socials)])].filter((url) => url !== null)
  const work = [title, company].filter(Boolean).join(' at ')
  const now = experience.find((one) => one.end === null && one.company === company)
  const position = [work && now?.start ? `${work} since ${month(now.start)}` : work, location].filter(Boolean)
  const read = records.find(({ read_at }) => read_at !== null)?.read_at ?? null
  return (
    <section aria-label="Position and profiles">
      <div>{position.join(' · ') || 'No position is known.'}</div>
      {headline && headline !== title && <div className="small">{headline}</div>}
      <div className="row small">
        {links.length > 0 && (
          <ul className="row list plain" aria-label="Profiles">
            {links.map((url) => (
              <li key={url}>
                <OutLink url={url} isBrief />
              </li>
            ))}
          </ul>
        )}
        <span>
          {records.length === 1 ? '1 record' : `${records.length} records`}
          {read && (
            <>
              , newest read <When at={read} />
            </>
          )}
        </span>
      </div>
    </section>
  )
}
