const HUES = 12

/** The initials of a person in a circle, in a colour that the name decides. */
export function Avatar({ name, isLarge = false }: { name: string | null | undefined; isLarge?: boolean }) {
  const sum = [...(name ?? '')].reduce((total, letter) => total + letter.codePointAt(0)!, 0)
  return (
    <span
      className={isLarge ? 'avatar large' : 'avatar'}
      style={{ '--hue': (sum % HUES) * (360 / HUES) } as object}
      aria-hidden="true"
    >
      {initialsOf(name ?? '')}
    </span>
  )
}

/** The first letters of the first and the last word of a name or a mailbox, such as OW. */
function initialsOf(name: string): string {
  const words = name.split('@')[0]!.match(/[\p{L}\p{N}][^\s.]*/gu) ?? []
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map((word) => [...word][0]!.toUpperCase()).join('') || '?'
}
