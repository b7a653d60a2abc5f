import { parse } from 'tldts'

/** A piece of a line that leads somewhere, or may: where it stands, its label where it has one, and the address. */
export type Address = { from: number; to: number; label: string | null; address: string }

const DESTINATION = String.raw`<?((?:[^()\s<>]|\((?:[^()\s]|\([^()\s]*\))*\))*)>?`
/** `[label](address "title")`, an image likewise, and the rest of one that began on the line before. */
const LINK = new RegExp(
  String.raw`(?:!?\[((?:[^\[\]]|\[[^\[\]]*\])*))?\]\(\s*(?!\s)${DESTINATION}(?:\s[^)]*)?\)?`,
  'g'
)
const DEFINITION = /^\s*\[([^\]]+)\]:\s*<?([^\s>]+)(?![^\s>])[\s\S]*$/g
/** With a scheme, without one after two slashes, as `www.`, or in a scheme that runs or reads something. */
const BARE =
  /<?(?:[a-z][a-z\d+.-]{0,30}:\/\/|(?<![\p{L}\p{N}:/])\/\/(?=[\p{L}\p{N}[])|www\.|(?<![\p{L}\p{N}])(?:javascript|data|vbscript|file):(?=\S))[^\s<>"'`|[\]]*>?/giu
const HOST_AND_PATH = /(?<![\p{L}\p{N}@./:-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?[/?#][^\s<>"'`|[\])]*/giu

/** Every place of a line of Markdown that a reader's program could make a link of, in order; none inside another. */
export function addressesIn(line: string): Address[] {
  const found: Address[] = []
  let rest = line
  // What is found is blanked, so that nothing else is taken to begin inside it and end behind it.
  const find = (
    pattern: RegExp,
    read: (match: RegExpExecArray) => Omit<Address, 'from' | 'to'> & { length: number }
  ) => {
    for (const match of rest.matchAll(pattern)) {
      const { length, ...address } = read(match)
      if (length > 0) found.push({ from: match.index, to: match.index + length, ...address })
    }
    rest = blanked(rest, found)
  }
  const labelled = ([whole, label, address]: RegExpExecArray) => ({
    length: whole.length,
    label: label ?? '',
    address,
  })
  find(DEFINITION, labelled)
  find(LINK, labelled)
  find(BARE, ([whole]) => {
    const length = endOf(whole)
    return { length, label: null, address: whole.slice(0, length).replace(/^<|>$/g, '') }
  })
  find(HOST_AND_PATH, ([whole]) => {
    const length = parse(whole).isIcann ? endOf(whole) : 0
    return { length, label: null, address: whole.slice(0, length) }
  })
  return found.sort((a, b) => a.from - b.from)
}

/** The line with a blank for each character of what was found. */
function blanked(line: string, found: readonly Address[]): string {
  const pieces: string[] = []
  let kept = 0
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    pieces.push(line.slice(kept, from), ' '.repeat(to - from))
    kept = to
  }
  return pieces.join('') + line.slice(kept)
}

/** Without the marks that end a sentence rather than an address, brackets among them that none opens. */
function endOf(address: string): number {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  while (end > 0) {
    const isClosing = address[end - 1] === ')' && unopened > 0
    if (!isClosing && !/[.,;:!?*_~]/.test(address[end - 1])) break
    if (isClosing) unopened--
    end--
  }
  return end
}
