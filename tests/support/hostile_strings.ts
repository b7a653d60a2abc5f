/**
 * Pathological strings, and a check that work on them grows no faster than n log n.
 *
 *     assertLinear(assert, 'parseName', parseName) // 2,000 and 8,000 characters
 *     assertLinear(assert, 'extractPage', extractPage, { sizes: [64_000, 256_000] })
 *     for (const { make } of HOSTILE_SHAPES) await search(make(20_000))
 *
 * For one size, a shape always makes the same string. The work must be synchronous. A call that
 * does not end is interrupted, even inside a regular expression, so an exponential pattern fails
 * its test instead of hanging. `npm test` tries the slowest shapes and a share of the others, and
 * `npm run test:long` tries all.
 */
import { createContext, Script } from 'node:vm'
import { repeats } from './long_form.js'
import { cpuMsOf, slowness } from './machine_speed.js'

type HostileShape = { name: string; make: (size: number) => string }
export type LinearOptions = {
  /** The smaller and the larger length in UTF-16 units; default 2,000 and 8,000. */
  sizes?: [number, number]
  /**
   * The maximum processor time of one call at the larger size in ms, on a machine of ordinary speed;
   * default 200.
   */
  limitMs?: number
  /** Default: shapesFor the name. */
  shapes?: HostileShape[]
}

/**
 * The units that shapes repeat. Most of these shapes end with a character that a greedy pattern does not
 * expect.
 */
const UNITS = [
  ...'aA0 .,;:!?-_/\\|@#&%+=*~^$\'"`()[]{}<>«“„’•·–—中王あア김اאไжéİßﬁ１²½Ⅷ😀',
  ...'\n\t\r\0\u00a0\u00ad\u0301\u200b\u200d\u3000\ufeff\ud800',
  ...split(
    'e\u0301¦王小¦👩‍💻¦🇩🇪¦a ¦A ¦a.¦A. ¦a,¦a, ¦a-¦aA¦Aa ¦a\'¦a"¦a(¦a@¦@a¦a/¦a&¦1 ¦1,¦1.¦1-¦1/¦1:¦0x¦+1¦$1'
  ),
  ...split(
    '()¦( ¦[(¦)(¦""¦" ¦ "¦"a" ¦, ¦. ¦- ¦ - ¦ | ¦ · ¦..¦.@¦: ¦; ¦&&¦中 ¦中,¦中.¦. a¦.\n¦\n\n¦a\n¦ \n¦\r\n'
  ),
  ...split(
    '\\"¦\\u¦%4¦%41¦&#¦&amp;¦&amp¦://¦</¦<a¦<p>¦<p>a¦<b>a</b> ¦<!--¦{"a":¦[1,¦"a","b"\n¦"a,¦{{a}} ¦$' + '{a}'
  ),
  ...split('[a](¦**a¦| a ¦- [ ] ¦* ¦*/5 ¦0,¦(a+)+¦a|¦[a-z]¦\\d+¦a{1,9}¦(?:¦^a$¦FREQ=DAILY;¦BYDAY=MO,'),
  ...split(
    'and ¦or ¦not ¦a and ¦a or b and ¦in ¦at ¦of ¦the ¦with ¦who ¦ex-¦former ¦from ¦years ¦10 years ¦1 million '
  ),
  ...split('cto ¦vp ¦svp ¦pm ¦ceo/¦nyc ¦bob ¦eng dev admin '),
  ...split('baden ¦new york ¦san ¦saint ¦portland or ¦Paris, ¦greater ¦st. ¦new ¦washington dc ¦bay area '),
  ...split(
    'manager ¦engineer, ¦vice president of ¦senior ¦head of ¦Director, ¦chief ¦software engineer and '
  ),
  ...split('Dr. ¦van der ¦PhD, ¦Jr. ¦de ¦O\'¦al-¦J.R.¦Smith-¦John "Bob" ¦John (Bob) ¦Jane Doe, '),
  ...split('Inc. ¦GmbH & Co. KG ¦Ltd, ¦Group ¦The ¦Acme Inc. ¦@acme ¦at Acme '),
  ...split('January 2020 ¦2020-¦2020 - ¦1.1.¦2020-01-01¦since 2020 ¦20200101¦present '),
  ...split('+49 30 ¦(030) ¦555-¦ext. ¦a@b.example ¦a@b.¦a.b@¦mailto:¦https://a.example/¦http://¦www.¦a.b.'),
]

const NESTED = ['( )', '[ ]', '{ }', '" "', '([ ])', '<div> </div>', '{"a": }', 'not( )', '(" ")'].map(
  (pair) => pair.split(' ')
)

/** Random mixes of characters and words. */
const MIXES: Record<string, string[]> = {
  letters: [...'abcdefghij '],
  'letters of many scripts': [...'aéжאا中あ김ไ \u0301'],
  punctuation: [...'.,;:!?-_/\\|@#&%+=*()[]{}<>"\' '],
  digits: [...'0123456789 .,-/:+()'],
  markup: split('<¦>¦/¦=¦"¦a¦ ¦<p¦</p>¦&¦;¦<!--¦-->'),
  words: split('and ¦or ¦of ¦in ¦senior ¦manager ¦berlin ¦new ¦york ¦google ¦ex ¦a ¦5 ¦years '),
}

export const HOSTILE_SHAPES: HostileShape[] = [
  ...UNITS.flatMap((unit): HostileShape[] => [
    { name: `${show(unit)} repeated`, make: (size) => repeated(unit, size - 1) + tailOf(unit) },
  ]),
  ...['a', ' ', '.', '中', '(', '"', 'a ', 'baden ', 'and '].map((unit) => ({
    name: `${show(unit)} repeated to the end`,
    make: (size: number) => repeated(unit, size),
  })),
  ...NESTED.flatMap(([open, close]): HostileShape[] => [
    {
      name: `${show(open)} nested`,
      make: (size) => {
        const depth = Math.floor((size - 1) / (open.length + close.length))
        return `${open.repeat(depth)}x${close.repeat(depth)}`
      },
    },
    { name: `${show(open)} closed once`, make: (size) => repeated(open, size - close.length) + close },
  ]),
  ...Object.entries(MIXES).map(([name, parts], i) => ({
    name: `random ${name}`,
    make: (size: number) => mixed(parts, size, i + 1),
  })),
  { name: 'words of their own', make: (size) => numbered((i) => `w${i.toString(36)} `, size) },
  { name: 'names of their own', make: (size) => numbered((i) => `Jane${i} Doe${i}, `, size) },
  {
    name: 'half letters, half spaces',
    make: (size) => `${'a'.repeat(size / 2)}${' '.repeat(size / 2 - 1)}x`,
  },
  { name: 'half digits, half dots', make: (size) => `${'1'.repeat(size / 2)}${'.'.repeat(size / 2 - 1)}x` },
]

/** The shapes that took parsers longest. */
const SLOWEST = ['"."', '"a"', '" "', '"A "', '"0"', '"("', '"İ"', '"<p>a"', '"\\\\"', 'random markup']
/** Besides the slowest shapes, a check tries one of this many shapes. */
const EVERY = repeats('HOSTILE_EVERY', { short: 4, long: 1 })

const isSlowest = ({ name }: HostileShape) =>
  SLOWEST.some((start) => name.startsWith(`${start} repeated`) || name === start)

/** Returns the slowest shapes, and every n-th of the others. The name decides which ones. */
export function shapesFor(name: string, every = EVERY): HostileShape[] {
  const first = [...name].reduce((sum, char) => sum + char.charCodeAt(0), 0)
  return HOSTILE_SHAPES.filter((shape, i) => (i + first) % every === 0 || isSlowest(shape))
}

/**
 * Shorter times in ms cannot be compared, because some kernels measure processor time in steps of 4
 * ms.
 */
const FLOOR_MS = 16
/** At four times the size, n log n takes up to 5 times as long, n² 16 times. */
const MAX_GROWTH = 8
/** Time limit for all calls of one check. */
const HARD_LIMIT_MS = 40_000
const MAX_FAILURES = 4

type Assert = { deepEqual(actual: unknown, expected: unknown, message?: string): void }

/**
 * Fails if work on a hostile string grows faster than n log n, takes longer than `limitMs`, or
 * throws.
 */
export function assertLinear(
  assert: Assert,
  name: string,
  work: (text: string) => unknown,
  options: LinearOptions = {}
): void {
  assert.deepEqual(
    superlinear(work, { shapes: shapesFor(name), ...options }),
    [],
    `${name} over hostile strings`
  )
}

/**
 * Returns the failures that assertLinear reports: a line for each shape that fails. Stops after
 * MAX_FAILURES lines.
 */
export function superlinear(
  work: (text: string) => unknown,
  { sizes: [small, large] = [2_000, 8_000], limitMs = 200, shapes = HOSTILE_SHAPES }: LinearOptions = {}
): string[] {
  const failures: string[] = []
  const maxGrowth = MAX_GROWTH * (large / small / 4)
  let current = ''
  const measureAll = () => {
    work('Jane Doe, Software Engineer at Acme Inc. in Berlin')
    for (const { name, make } of shapes) {
      current = name
      const failure = attempt(() => complaint(make(small), make(large), () => make(4 * large)))
      if (failure) failures.push(`${name}: ${failure}`)
      if (failures.length === MAX_FAILURES) return
    }
  }
  const ended = interruptible(measureAll)
  return ended ? failures : [...failures, `${current}: did not end`]

  function complaint(shorter: string, longer: string, longest: () => string): string | null {
    let [first, second] = [Infinity, Infinity]
    // Other work only adds time, so the minimum of several tries is the best estimate.
    for (let tries = 0; tries < 6; tries++) {
      second = Math.min(
        second,
        cpuMsOf(() => work(longer))
      )
      if (second < FLOOR_MS) return null
      first = Math.min(
        first,
        cpuMsOf(() => work(shorter))
      )
      const grows = second > maxGrowth * Math.max(first, FLOOR_MS / MAX_GROWTH)
      if (second <= limitMs && !grows) return null
    }
    // A pause may look like growth. True growth continues at four times the size.
    const isQuick = second <= limitMs || second <= limitMs * slowness()
    const text = longest()
    const third = () => cpuMsOf(() => work(text))
    if (isQuick && Math.min(third(), third()) <= maxGrowth * second) return null
    const times = `${first.toFixed(1)} ms at ${shorter.length}, ${second.toFixed(1)} ms at ${longer.length}`
    return `${times} (limits: ${maxGrowth} times as long, ${limitMs} ms)`
  }
}

/**
 * Runs `work` and interrupts it at HARD_LIMIT_MS, also within a regular expression. Returns whether
 * the work ended by itself.
 */
function interruptible(work: () => void): boolean {
  try {
    new Script('work()').runInContext(createContext({ work }), { timeout: HARD_LIMIT_MS })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

function attempt(measure: () => string | null): string | null {
  try {
    return measure()
  } catch (error) {
    return `throws ${error}`
  }
}

/** Returns the processor time of the fastest of several calls, in ms. */
export function leastCpuMs(work: () => unknown): number {
  return Math.min(...Array.from({ length: 8 }, () => cpuMsOf(work)))
}

function split(listed: string): string[] {
  return listed.split('¦')
}

function repeated(unit: string, size: number): string {
  return unit.repeat(Math.max(0, Math.floor(size / unit.length)))
}

/** Returns a character of another kind than the last character of the unit. */
function tailOf(unit: string): string {
  return /[a-z]\s*$/i.test(unit) ? '!' : 'x'
}

function mixed(parts: string[], size: number, seed: number): string {
  let state = seed * 2_654_435_761
  let text = ''
  while (text.length < size) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    text += parts[state % parts.length]
  }
  return text.slice(0, size)
}

function numbered(part: (i: number) => string, size: number): string {
  let text = ''
  for (let i = 0; text.length < size; i++) text += part(i)
  return text.slice(0, size)
}

function show(unit: string): string {
  return JSON.stringify(unit).replace(
    /[\u0300-\u036f\u00a0-\u00ad\u200b-\u200d\u3000\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}
