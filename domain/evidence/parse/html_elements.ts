const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const VOID = set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'
)

export const BLOCK =
  set(`address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption
  figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup html legend li main menu nav ol p pre section summary table
  tbody td tfoot th thead tr ul`)

export const UNREAD =
  set(`script style noscript template svg math iframe object applet canvas audio video picture datalist select
  textarea input button-group noframes noembed head title map param track frameset`)

export const ENDS_PARAGRAPH =
  set(`address article aside blockquote center details dialog dir div dl fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section table ul li dt dd`)

/** The elements that an opening tag closes. The search for them stops at an element of `within`. */
export const CLOSES: Readonly<Record<string, { closed: ReadonlySet<string>; within: ReadonlySet<string> }>> =
  {
    li: { closed: set('li'), within: set('ul ol menu dir') },
    dt: { closed: set('dt dd'), within: set('dl') },
    dd: { closed: set('dt dd'), within: set('dl') },
    tr: { closed: set('tr td th caption colgroup'), within: set('table') },
    td: { closed: set('td th'), within: set('tr table') },
    th: { closed: set('td th'), within: set('tr table') },
    thead: { closed: set('thead tbody tfoot tr td th caption'), within: set('table') },
    tbody: { closed: set('thead tbody tfoot tr td th caption'), within: set('table') },
    tfoot: { closed: set('thead tbody tfoot tr td th caption'), within: set('table') },
    option: { closed: set('option'), within: set('select datalist optgroup') },
    optgroup: { closed: set('option optgroup'), within: set('select') },
  }

/** An end tag closes no element outside these. For table parts, see `UP_TO_TABLE`. */
export const SCOPE_ELEMENTS = set('td th caption table')
export const TABLE_PARTS = set('table thead tbody tfoot tr td th caption')
