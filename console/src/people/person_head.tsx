import { OutLink } from '../shared/evidence'
import type { PersonFacts } from './people'

/** The current position of a person, and links to profiles. */
export function PersonHead({ person }: { person: PersonFacts }) {
  const { title, company, location, headline, pronet, website, socials } = person
  const links = [...new Set([pronet, website, ...Object.values(socials)])].filter((url) => url !== null)
  const work = [title, company].filter(Boolean).join(' at ')
  const position = [work, location].filter(Boolean).join(' · ')
  return (
    <section aria-label="Position and profiles">
      <div>{position || 'No position is known.'}</div>
      {headline && headline !== title && <div className="small">{headline}</div>}
      {links.length > 0 && (
        <ul className="row list plain small" aria-label="Profiles">
          {links.map((url) => (
            <li key={url}>
              <OutLink url={url} isBrief />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
