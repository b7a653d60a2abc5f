import type { PersonDetails } from './people'

type Entry = { what: string; where: string | null; start: string | null; end: string | null }

/** Positions and schools by time, latest first, as records of the index state them. */
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
  return (
    <>
      <Entries title="Positions" entries={jobs} />
      <Entries title="Education" entries={schools} />
    </>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
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

/** A period such as "2021-03 – now". Unknown without a start and an end. */
export function periodOf(start: string | null, end: string | null): string {
  if (!start && !end) return 'unknown'
  return `${start ?? '?'} – ${end ?? 'now'}`
}
