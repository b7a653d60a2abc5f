import { month } from '../shared/format'
import type { PersonDetails } from './people'

type Entry = { what: string; where: string | null; start: string | null; end: string | null }

/** Positions, then schools, as records of the index state them. */
export function Career({ of: { person } }: { of: PersonDetails }) {
  const jobs = person.experience.map(
    ({ title, company, start, end }): Entry => ({ what: title ?? 'Position', where: company, start, end })
  )
  const schools = person.education.map(
    ({ school, degree, field, start, end }): Entry => ({
      what: [degree, field].filter(Boolean).join(', ') || 'Studies',
      where: school,
      start,
      end,
    })
  )
  const entries = [...jobs, ...schools]
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <ol className="career">
        {entries.map(({ what, where, start, end }) => (
          <li key={`${what} ${where} ${start}`}>
            <span className="quiet">{periodOf(start, end)}</span>
            <span>
              <strong>{what}</strong> {where && <span className="quiet">{where}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A period such as "Mar 2021 – now", or "unknown" if both dates are missing. */
function periodOf(start: string | null, end: string | null): string {
  if (!start && !end) return 'unknown'
  return `${start ? month(start) : '?'} – ${end ? month(end) : 'now'}`
}
