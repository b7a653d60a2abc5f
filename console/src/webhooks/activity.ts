import { type Item, useRead } from '../api/workspace'
import { count } from '../shared/format'

export type Activity = Item<'/webhook-activity'>

const WATCH_MS = 5_000

/** Reads the attempts of every webhook in the last 24 hours. */
export const useActivity = () => useRead('/webhook-activity', { watch: () => WATCH_MS })

export const attemptsInWords = (attempts: number): string =>
  `${count(attempts)} ${attempts === 1 ? 'attempt' : 'attempts'}`

type Outcome = { status_code: number | null; error: string | null }

export const isAccepted = ({ status_code }: Outcome): boolean =>
  status_code !== null && status_code >= 200 && status_code < 300

/** Says how a receiver answered an attempt. */
export const outcomeInWords = ({ status_code, error }: Outcome): string =>
  status_code === null ? (error ?? 'no response') : `responded ${status_code}`
