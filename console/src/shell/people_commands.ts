import { MagnifyingGlassIcon, UserIcon } from '@heroicons/react/24/outline'
import { useNavigate } from '@tanstack/react-router'
import { useInstantPeople } from '../api/instant_people'
import { useSlug } from '../api/session'
import { newRun } from '../search/search_state'
import { useSettled } from '../shared/settled'
import type { Command } from './command'

const SHOWN = 5
const MIN_LENGTH = 3

/**
 * Returns the command that searches for the typed text, and the people whom an instant search finds. Searches while the user types only if searches are free.
 */
export function usePeopleCommands(text: string): Command[] {
  const workspace = useSlug()
  const navigate = useNavigate()
  const query = useSettled(text, 200)
  const isLong = query.length >= MIN_LENGTH
  const { people = [], isFree, mayCall } = useInstantPeople(query, { number: SHOWN, enabled: isLong })
  if (!text) return []
  const open = (person: string) => () =>
    void navigate({ to: '/w/$workspace/people/$person', params: { workspace, person } })
  return [
    {
      id: 'people',
      label: `Search people: ${text}`,
      icon: MagnifyingGlassIcon,
      run: () =>
        void navigate({
          to: '/w/$workspace/search',
          params: { workspace },
          search: { q: text, ...(isFree && mayCall ? { run: newRun() } : {}) },
        }),
    },
    ...(text === query ? people : []).map(({ person_id, name, title, company, location }) => ({
      id: person_id,
      label: name ?? 'Unnamed',
      note: [title, company, location].filter(Boolean).join(' · '),
      icon: UserIcon,
      run: open(person_id),
    })),
  ]
}
