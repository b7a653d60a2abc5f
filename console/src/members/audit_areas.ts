import {
  BanknotesIcon,
  BoltIcon,
  KeyIcon,
  PlayCircleIcon,
  PuzzlePieceIcon,
  RectangleStackIcon,
  TableCellsIcon,
  ServerStackIcon,
  ShieldCheckIcon,
  SignalIcon,
  UsersIcon,
} from '@heroicons/react/24/outline'
import type { ComponentType, SVGProps } from 'react'
import type { Option } from '../shared/choice'
import { ACTIONS } from './audit_actions'
import type { AuditedAction } from './members'

type Area = { name: string; icon: ComponentType<SVGProps<SVGSVGElement>> }

const SERVICE: Area = { name: 'Service', icon: ServerStackIcon }
const MEMBERS: Area = { name: 'Members', icon: UsersIcon }
/** The area of an action, by the first word of the action's name. */
const AREAS: Record<string, Area> = {
  key: { name: 'Keys', icon: KeyIcon },
  credits: { name: 'Credits', icon: BanknotesIcon },
  member: MEMBERS,
  operator: MEMBERS,
  oauth: { name: 'Apps', icon: PuzzlePieceIcon },
  webhook: { name: 'Webhooks', icon: BoltIcon },
  dataset: { name: 'Datasets', icon: TableCellsIcon },
  set: { name: 'Sets', icon: RectangleStackIcon },
  monitor: { name: 'Monitors', icon: SignalIcon },
  run: { name: 'Runs', icon: PlayCircleIcon },
  privacy: { name: 'Privacy', icon: ShieldCheckIcon },
  index: SERVICE,
  source: SERVICE,
}

/** Changes that end or delete something. */
const ENDS = /\.(revoke|remove|delete|cancel|unshare|disable|erase)$/

export const areaOf = (action: AuditedAction): Area => AREAS[action.split('.')[0]!]!

export const isEnd = (action: AuditedAction): boolean => ENDS.test(action)

/** Texts of actions whose words need the name of their record. */
const OPTION_TEXTS: Partial<Record<AuditedAction, string>> = {
  'privacy.suppress': 'Added people to the suppression list',
  'privacy.unsuppress': 'Removed an entry from the suppression list',
}

/** The actions by which the log is filtered, under the names of their areas. */
export const ACTION_OPTIONS: readonly Option[] = (Object.keys(ACTIONS) as AuditedAction[]).map((value) => ({
  value,
  text: OPTION_TEXTS[value] ?? ACTIONS[value],
  group: areaOf(value).name,
}))
