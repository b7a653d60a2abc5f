import { parse } from 'tldts'

/** A link or bare URL in a line: its position, its label if it has one, and its address. */
export type Address = { from: number; to: number; label: string | null; address: string }

const DESTINATION = String.raw`<?((?:[^()\s<>]|\((?:[^()\s]|\([^()\s]*\))*\))*)>?`
/**
 * Matches `[label](address "title")`, an image, or the end of a link that the previous line
 * started.
 */
const LINK = new RegExp(
  String.raw`(?:!?\[((?:[^\[\]]|\[[^\[\]]*\])*))?\]\(\s*(?!\s)${DESTINATION}(?:\s[^)]*)?\)?`,
  'g'
)
const DEFINITION = /^\s*\[([^\]]+)\]:\s*<?([^\s>]+)(?![^\s>])[\s\S]*$/g
/** Matches URLs with a scheme, `//` or `www.`, and schemes that execute code or read files. */
const BARE =
  /<?(?:[a-z][a-z\d+.-]{0,30}:\/\/|(?<![\p{L}\p{N}:/])\/\/(?=[\p{L}\p{N}[])|www\.|(?<![\p{L}\p{N}])(?:javascript|data|vbscript|file):(?=\S))[^\s<>"'`|[\]]*>?/giu
const HOST_AND_PATH = /(?<![\p{L}\p{N}@./:-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?[/?#][^\s<>"'`|[\])]*/giu

/**
 * Returns the links, images, link definitions, URLs, and host names with a path in a Markdown line, in order.
 * Omits plain e-mail addresses and plain host names such as `acme.com`.
 */
export function addressesIn(line: string): Address[] {
  const found: Address[] = []
  let rest = line
  // Matches are replaced by blanks, so that no later match overlaps them.
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

function blanked(line: string, found: readonly Address[]): string {
  const pieces: string[] = []
  let end = 0
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    pieces.push(line.slice(end, from), ' '.repeat(to - from))
    end = to
  }
  return pieces.join('') + line.slice(end)
}

/** Returns the length without trailing punctuation and unbalanced closing brackets. */
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
