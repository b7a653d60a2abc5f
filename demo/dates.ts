import type { Random } from './random.js'

const DAY_MS = 86_400_000

/** The world's current day as a day number (days since 1970-01-01 UTC): 2026-11-01. */
export const PRESENT_DAY = Date.UTC(2026, 10, 1) / DAY_MS

export function dayOf(year: number, month = 1, day = 1): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

/** `YYYY-MM-DD`. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** `YYYY-MM`. */
export function isoMonth(day: number): string {
  return isoDay(day).slice(0, 7)
}

/** `YYYY-MM-DDTHH:MM:SSZ` at a random second of the day. */
export function isoMoment(day: number, random: Random): string {
  return `${new Date(day * DAY_MS + random.int(0, 86_399) * 1000).toISOString().slice(0, 19)}Z`
}
