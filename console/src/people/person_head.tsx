import { OutLink } from '../shared/evidence'
import type { PersonFacts } from './people'

/** The current position of a person, and links to profiles. */
export function PersonHead({ person }: { person: PersonFacts }) {
  const { title, company, location, headline, pronet, website, socials } = person
  const links = [...new Set([pronet, website, ...Object.values(socials)])].filter((url) => url !== null)
  const position = [title, company, location].filter(Boolean).join(' · ')
  return (
    <section aria-label="Position and profiles">
      <p>{position || <span className="quiet">No position is known.</span>}</p>
      {headline && headline !== title && <p className="quiet">{headline}</p>}
      {links.length > 0 && (
        <ul className="row list plain" aria-label="Profiles">
          {links.map((url) => (
            <li key={url}>
              <OutLink url={url} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
