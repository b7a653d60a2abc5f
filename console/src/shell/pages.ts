import {
  ArrowUpTrayIcon,
  BanknotesIcon,
  BeakerIcon,
  BoltIcon,
  ChatBubbleLeftRightIcon,
  ClipboardDocumentListIcon,
  HeartIcon,
  HomeIcon,
  KeyIcon,
  MagnifyingGlassIcon,
  PlayCircleIcon,
  QueueListIcon,
  RectangleStackIcon,
  ServerStackIcon,
  ShieldCheckIcon,
  SignalIcon,
  TableCellsIcon,
  UsersIcon,
} from '@heroicons/react/24/outline'
import type { ComponentType, SVGProps } from 'react'

export const GROUPS = ['', 'People', 'API', 'Workspace', 'Service'] as const

export type ConsolePage = {
  name: string
  /** The address below the workspace. */
  path: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  group: (typeof GROUPS)[number]
  /** The key that opens the page after G. */
  key?: string
  /** Other addresses that belong to the page, for example those of its tabs. */
  also?: readonly string[]
}

/** The pages of the navigation and of the command palette, in order. Only operators see the group Service. */
const PAGES: readonly ConsolePage[] = [
  { name: 'Overview', path: '', icon: HomeIcon, group: '', key: 'o' },
  {
    name: 'Find people',
    path: '/search',
    icon: MagnifyingGlassIcon,
    group: 'People',
    key: 'f',
    also: ['/people'],
  },
  { name: 'Sets', path: '/sets', icon: RectangleStackIcon, group: 'People', key: 's' },
  { name: 'Datasets', path: '/datasets', icon: TableCellsIcon, group: 'People', key: 'd' },
  { name: 'Monitors', path: '/monitors', icon: SignalIcon, group: 'People', key: 'm' },
  { name: 'Agent', path: '/agent', icon: ChatBubbleLeftRightIcon, group: 'People', key: 'a' },
  { name: 'Playground', path: '/playground', icon: BeakerIcon, group: 'API', key: 'p' },
  { name: 'Keys', path: '/keys', icon: KeyIcon, group: 'API', key: 'k' },
  { name: 'Requests', path: '/requests', icon: QueueListIcon, group: 'API', key: 'q' },
  { name: 'Runs', path: '/runs', icon: PlayCircleIcon, group: 'API', key: 'r' },
  { name: 'Webhooks', path: '/webhooks', icon: BoltIcon, group: 'API', key: 'w' },
  { name: 'Billing', path: '/credits', icon: BanknotesIcon, group: 'Workspace', key: 'b', also: ['/usage'] },
  { name: 'Members', path: '/members', icon: UsersIcon, group: 'Workspace' },
  { name: 'Audit log', path: '/audit', icon: ClipboardDocumentListIcon, group: 'Workspace' },
  { name: 'Health', path: '/health', icon: HeartIcon, group: 'Service' },
  { name: 'Indexes', path: '/indexes', icon: ServerStackIcon, group: 'Service' },
  { name: 'Imports', path: '/imports', icon: ArrowUpTrayIcon, group: 'Service' },
  { name: 'Privacy', path: '/privacy', icon: ShieldCheckIcon, group: 'Service' },
]

/** The pages that a user may open. */
export const pagesFor = (isOperator: boolean): readonly ConsolePage[] =>
  isOperator ? PAGES : PAGES.filter(({ group }) => group !== 'Service')

/** Whether a page is open at an address below the workspace. */
export const isOpenAt = ({ path, also = [] }: ConsolePage, address: string): boolean =>
  path === ''
    ? address === ''
    : [path, ...also].some((own) => address === own || address.startsWith(`${own}/`))
