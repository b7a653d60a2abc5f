const AFFILIATED = '(?:affiliated|associated with|endorsed by|connected (?:to|with))'

/** Matches phrases by which an account declares that it is not its namesake. */
export const DISCLAIMERS = new RegExp(
  [
    String.raw`parod(?:y|ie|ia|isch\w*)`,
    'paródia',
    String.raw`(?:unofficial|in-?offiziell\w*|nicht[- ]offiziell\w*|non[- ]officiel\w*|no oficial|não oficial|inoficial)`,
    'fan[- ]?(?:account|page|club|seite|profil|konto)',
    'compte (?:de )?fans?',
    'cuenta de fans',
    'conta de fãs',
    `(?:not|in no way) ${AFFILIATED}`,
    'no affiliation',
    'nicht verbunden mit',
    '(?:sin relación con|sem (?:ligação|vínculo) com|sans lien avec)',
    String.raw`impersonat\w+`,
    '(?:satire|tribute) account',
  ]
    .map((words) => String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`)
    .join('|'),
  'iu'
)
