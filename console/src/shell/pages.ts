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

export type ConsolePage = {
  name: string
  /** The address below the workspace. */
  path: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  group: '' | 'Work' | 'Operate'
  isForOperators?: boolean
  /** Other addresses that belong to the page, for example those of its tabs. */
  also?: readonly string[]
}

/** The pages of the navigation and of the command palette, in their order. */
export const PAGES: readonly ConsolePage[] = [
  { name: 'Overview', path: '', icon: HomeIcon, group: '' },
  { name: 'Find people', path: '/search', icon: MagnifyingGlassIcon, group: 'Work', also: ['/people'] },
  { name: 'Sets', path: '/sets', icon: RectangleStackIcon, group: 'Work' },
  { name: 'Datasets', path: '/datasets', icon: TableCellsIcon, group: 'Work' },
  { name: 'Agent', path: '/agent', icon: ChatBubbleLeftRightIcon, group: 'Work' },
  { name: 'Playground', path: '/playground', icon: BeakerIcon, group: 'Work' },
  { name: 'Runs', path: '/runs', icon: PlayCircleIcon, group: 'Operate' },
  { name: 'Monitors', path: '/monitors', icon: SignalIcon, group: 'Operate' },
  { name: 'Webhooks', path: '/webhooks', icon: BoltIcon, group: 'Operate' },
  { name: 'Requests', path: '/requests', icon: QueueListIcon, group: 'Operate' },
  { name: 'Keys', path: '/keys', icon: KeyIcon, group: 'Operate' },
  { name: 'Members', path: '/members', icon: UsersIcon, group: 'Operate' },
  { name: 'Audit log', path: '/audit', icon: ClipboardDocumentListIcon, group: 'Operate' },
  { name: 'Billing', path: '/credits', icon: BanknotesIcon, group: 'Operate', also: ['/usage'] },
  { name: 'Health', path: '/health', icon: HeartIcon, group: 'Operate', isForOperators: true },
  { name: 'Indexes', path: '/indexes', icon: ServerStackIcon, group: 'Operate', isForOperators: true },
  { name: 'Imports', path: '/imports', icon: ArrowUpTrayIcon, group: 'Operate', isForOperators: true },
  { name: 'Privacy', path: '/privacy', icon: ShieldCheckIcon, group: 'Operate', isForOperators: true },
]

/** Whether a page is open at an address below the workspace. */
export const isOpenAt = ({ path, also = [] }: ConsolePage, address: string): boolean =>
  path === ''
    ? address === ''
    : [path, ...also].some((own) => address === own || address.startsWith(`${own}/`))
