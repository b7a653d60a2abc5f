import type { Seniority } from '#domain/people/seniority'

export type LevelHint = { start: number; end: number; levels: Seniority[] }

const SAID: readonly (readonly [string, readonly Seniority[]])[] = [
  ['early career', ['entry', 'junior']],
  ['entry level', ['entry']],
  ['junior level', ['junior', 'entry']],
  ['recent graduate', ['entry']],
  ['recent graduates', ['entry']],
  ['mid level', ['mid']],
  ['mid career', ['mid']],
  ['senior level', ['senior', 'staff', 'principal']],
  ['executive level', ['cxo', 'vp']],
  ['c level', ['cxo']],
  ['c suite', ['cxo']],
  ['experienced', ['senior', 'staff', 'principal']],
  ['executives', ['cxo', 'vp']],
  ['executive', ['cxo', 'vp']],
  ['leadership', ['cxo', 'vp', 'director']],
  ['senior', ['senior']],
  ['junior', ['junior', 'entry']],
]

/** Words on how far along a person is, `5+ years` among them: hints that rank. */
export function levelHints(tokens: readonly string[]): LevelHint[] {
  const found: LevelHint[] = []
  for (let i = 0; i < tokens.length; i++) {
    const said = SAID.find(([phrase]) => phrase.split(' ').every((word, k) => tokens[i + k] === word))
    if (said) found.push({ start: i, end: i + said[0].split(' ').length, levels: [...said[1]] })
    const years = /^\d{1,2}$/.test(tokens[i]) ? Number(tokens[i]) : null
    const unit = [1, 2].find((k) => /^(?:years?|yrs?|yoe|anos|jahre|ans|jaar)$/.test(tokens[i + k] ?? ''))
    if (years !== null && unit) found.push({ start: i, end: i + unit + 1, levels: levelsOf(years) })
  }
  return found
}

const levelsOf = (years: number): Seniority[] =>
  years >= 8 ? ['senior', 'staff', 'principal'] : years >= 4 ? ['senior', 'mid'] : ['mid', 'junior']
