import {
  ChatBubbleLeftRightIcon,
  MagnifyingGlassIcon,
  RectangleStackIcon,
  SignalIcon,
  UserIcon,
} from '@heroicons/react/24/outline'
import { useNavigate } from '@tanstack/react-router'
import { useInstantPeople } from '../api/instant_people'
import { useIsAdmin, useSlug } from '../api/session'
import { newRun } from '../search/search_state'
import { useSettled } from '../shared/settled'
import type { Command } from './command'

const SHOWN = 5
const MIN_LENGTH = 3

/**
 * Returns what a user can do with the typed text: search for it, or make a Set, a monitor or a task of
 * it. Only admins can make a monitor. Below come the people whom an instant search finds, if searches are free.
 */
export function usePeopleCommands(text: string): { uses: Command[]; people: Command[] } {
  const workspace = useSlug()
  const navigate = useNavigate()
  const isAdmin = useIsAdmin()
  const query = useSettled(text, 200)
  const isLong = query.length >= MIN_LENGTH
  const { people = [], isFree, mayCall } = useInstantPeople(query, { number: SHOWN, enabled: isLong })
  if (!text) return { uses: [], people: [] }
  const open = (path: string, search: object) => () =>
    void navigate({ to: `/w/${workspace}${path}` as '.', search: search as never })
  const run = isFree && mayCall ? { run: newRun() } : {}
  return {
    uses: [
      {
        id: 'use search',
        label: `Search people: ${text}`,
        icon: MagnifyingGlassIcon,
        run: open('/search', { q: text, ...run }),
      },
      {
        id: 'use set',
        label: `New Set: ${text}`,
        icon: RectangleStackIcon,
        run: open('/sets/new', { q: text }),
      },
      ...(isAdmin
        ? [
            {
              id: 'use monitor',
              label: `New monitor: ${text}`,
              icon: SignalIcon,
              run: open('/monitors', { q: text, new: true }),
            },
          ]
        : []),
      {
        id: 'use agent',
        label: `Ask the agent: ${text}`,
        icon: ChatBubbleLeftRightIcon,
        run: open('/agent', { task: text }),
      },
    ],
    people: (text === query ? people : []).map(({ person_id, name, title, company, location }) => ({
      id: person_id,
      label: name ?? 'Unnamed',
      note: [title, company, location].filter(Boolean).join(' · '),
      icon: UserIcon,
      run: open(`/people/${person_id}`, {}),
    })),
  }
}
