/** The parts of a page that identity uses. */
export type SeenPage = {
  url: string
  via: readonly string[]
  text: string
  /** The company that owns the page's site, if a page of the site names that company. */
  siteOf?: string | null
  /** Whether a page of the site names the row's employer. */
  isEmployerNamed?: boolean
  /** Whether a page of the site shows an address of the row. Undefined if unknown. */
  isAddressShown?: boolean
  /** When the page was read (ISO 8601). */
  observedAt?: string
  links?: readonly { url: string }[]
}
