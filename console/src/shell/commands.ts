import {
  ArrowRightStartOnRectangleIcon,
  Bars3Icon,
  ComputerDesktopIcon,
  MoonIcon,
  PlayCircleIcon,
  PlusIcon,
  SunIcon,
} from '@heroicons/react/24/outline'
import { useNavigate } from '@tanstack/react-router'
import { useMantineColorScheme } from '@mantine/core'
import { useIsAdmin, useIsOperator, useSignOut, useSlug } from '../api/session'
import { useRuns } from '../runs/runs'
import { titleOfRun } from '../runs/run_title'
import { setDensity, useDensity } from '../theme/density'
import { pagesFor } from './pages'
import type { Command } from './command'
import { usePeopleCommands } from './people_commands'

export type CommandGroup = { name: string; commands: Command[] }

/** Pages that create something. Some do so in a window, which only admins can open. */
const CREATIONS = [
  { label: 'New Set', path: '/sets/new' },
  { label: 'New dataset', path: '/datasets/new' },
  { label: 'New key', path: '/keys', isWindow: true },
  { label: 'New monitor', path: '/monitors', isWindow: true },
  { label: 'Register webhook', path: '/webhooks', isWindow: true },
  { label: 'Invite member', path: '/members', isWindow: true },
]

/** Returns the groups of commands that match the typed text. */
export function useCommands(typed: string): CommandGroup[] {
  const navigate = useNavigate()
  const base = `/w/${useSlug()}`
  const [isAdmin, isOperator] = [useIsAdmin(), useIsOperator()]
  const runs = useRuns({}).data?.items ?? []
  const look = useLookCommands()
  const open =
    (path: string, search: object = {}) =>
    () =>
      void navigate({ to: `${base}${path}` as '.', search: search as never })
  const text = typed.trim()
  const { uses, people } = usePeopleCommands(text)
  const pages = pagesFor(isOperator).map(({ name, path, icon, key }) => ({
    id: `page ${path}`,
    label: name,
    icon,
    keys: key && `G ${key.toUpperCase()}`,
    run: open(path),
  }))
  const creations = CREATIONS.filter(({ isWindow }) => isAdmin || !isWindow).map(
    ({ label, path, isWindow }) => ({
      id: label,
      label,
      icon: PlusIcon,
      run: open(path, isWindow ? { new: true } : {}),
    })
  )
  const latest = runs.map((run) => ({
    id: run.id,
    label: titleOfRun(run),
    note: `${run.kind}, ${run.status}`,
    icon: PlayCircleIcon,
    run: open(`/runs/${run.id}`),
  }))
  const own = [
    { name: 'Pages', commands: pages.filter(matches(text)) },
    { name: 'Create', commands: creations.filter(matches(text)) },
  ]
  return [
    // A typed text mostly names a page. Before the user types, the actions come first.
    ...(text ? own : own.toReversed()),
    { name: `For “${text}”`, commands: uses },
    { name: 'People', commands: people },
    { name: 'Latest runs', commands: latest.filter(matches(text)) },
    { name: 'Preferences', commands: look.filter(matches(text)) },
  ].filter(({ commands }) => commands.length > 0)
}

function useLookCommands(): Command[] {
  const { setColorScheme } = useMantineColorScheme()
  const density = useDensity()
  const signOut = useSignOut()
  const next = density === 'compact' ? 'comfortable' : 'compact'
  return [
    { id: 'switch theme light', label: 'Light theme', icon: SunIcon, run: () => setColorScheme('light') },
    { id: 'switch theme dark', label: 'Dark theme', icon: MoonIcon, run: () => setColorScheme('dark') },
    {
      id: 'switch theme auto',
      label: 'Theme of the system',
      icon: ComputerDesktopIcon,
      run: () => setColorScheme('auto'),
    },
    { id: 'density', label: `Make tables ${next}`, icon: Bars3Icon, run: () => setDensity(next) },
    { id: 'sign-out', label: 'Sign out', icon: ArrowRightStartOnRectangleIcon, run: () => signOut.mutate() },
  ]
}

/** A command matches if its label, note and id together contain every typed word. */
function matches(text: string): (command: Command) => boolean {
  const words = text.toLowerCase().split(/\s+/)
  return ({ id, label, note = '' }) => {
    const all = `${label} ${note} ${id}`.toLowerCase()
    return words.every((word) => all.includes(word))
  }
}
