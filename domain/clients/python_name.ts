const KEYWORDS =
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'

const keywords = new Set(KEYWORDS.split(' '))

/** Returns the name of a parameter in Python. As is usual, keywords end with an underscore. */
export const pythonName = (name: string): string => (keywords.has(name) ? `${name}_` : name)
