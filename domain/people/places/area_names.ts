import { areaNamed, metroAround } from './areas.js'
import type { Area, City } from './types.js'

const LEADING = /^(?:the )?(?:greater|metro|metropolitan|gran|grande|grand|grossraum|raum|stor) (.+)$/
const TRAILING =
  /^(.+?) (?:(?:metro|metropolitan|bay|urban|surrounding|tri state|and surrounding) )?(?:area|areas|region|metroplex)$|^(.+?) (?:metro|metropolitan|metropole|metropolis|suburbs|vicinity|and surroundings)$/

/**
 * Reads a place key as a metropolitan area or region: a known name, or words such as "greater" and
 * "metro area" around a city (`core`). `area` is missing if the city is too small to have one.
 * `base` is the name without such words.
 */
export function readArea(key: string): { area?: Area; core?: City; base?: string } | null {
  const known = areaNamed(key)
  if (known) return { area: known }
  const leading = LEADING.exec(key)?.[1]
  const inner = leading ? withoutTrailing(leading) : withoutTrailing(key)
  if (!leading && inner === key) return null
  if (areaNamed(`greater ${inner}`)) return { area: areaNamed(`greater ${inner}`), base: inner }
  const around = metroAround(inner)
  if (around) return { ...around, base: inner }
  return areaNamed(inner) ? { area: areaNamed(inner), base: inner } : null
}

function withoutTrailing(key: string): string {
  const found = TRAILING.exec(key)
  return found?.[1] ?? found?.[2] ?? key
}
