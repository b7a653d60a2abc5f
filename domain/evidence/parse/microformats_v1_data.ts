/** Classic root classes and their successors. */
export const CLASSIC_ROOTS: Readonly<Record<string, string>> = {
  adr: 'h-adr',
  geo: 'h-geo',
  hentry: 'h-entry',
  hfeed: 'h-feed',
  hnews: 'h-news',
  hproduct: 'h-product',
  hrecipe: 'h-recipe',
  hresume: 'h-resume',
  hreview: 'h-review',
  'hreview-aggregate': 'h-review-aggregate',
  vcard: 'h-card',
  vevent: 'h-event',
}

const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((entry) => entry.split('='))
  )

/** The class of a reviewed thing without other markup. It is a root only in a review. */
export const REVIEWED = 'item'

/** Classic property classes by root, with their successors: `fn=p-name`. */
export const CLASSIC_PROPERTIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  adr: table(`post-office-box=p-post-office-box extended-address=p-extended-address street-address=p-street-address
    locality=p-locality region=p-region postal-code=p-postal-code country-name=p-country-name`),
  geo: table('latitude=p-latitude longitude=p-longitude'),
  hentry: table(`entry-title=p-name entry-summary=p-summary entry-content=e-content published=dt-published
    updated=dt-updated author=p-author category=p-category`),
  hfeed: table('author=p-author photo=u-photo url=u-url'),
  hnews: table(`entry=p-entry geo=p-geo latitude=p-latitude longitude=p-longitude source-org=p-source-org
    dateline=p-dateline item-license=u-item-license principles=u-principles`),
  hproduct: table(`fn=p-name photo=u-photo brand=p-brand category=p-category description=p-description
    identifier=u-identifier url=u-url review=p-review price=p-price`),
  hrecipe:
    table(`fn=p-name ingredient=p-ingredient yield=p-yield instructions=e-instructions duration=dt-duration
    photo=u-photo summary=p-summary author=p-author nutrition=p-nutrition category=p-category`),
  hresume:
    table(`contact=p-contact summary=p-summary education=p-education experience=p-experience skill=p-skill
    affiliation=p-affiliation`),
  hreview:
    table(`summary=p-name item=p-item reviewer=p-author dtreviewed=dt-published rating=p-rating best=p-best
    worst=p-worst description=e-content fn=p-name url=u-url photo=u-photo category=p-category`),
  'hreview-aggregate':
    table(`summary=p-name item=p-item rating=p-rating best=p-best worst=p-worst average=p-average
    count=p-count votes=p-votes category=p-category url=u-url fn=p-name photo=u-photo`),
  item: table('fn=p-name url=u-url photo=u-photo'),
  vcard: table(`fn=p-name url=u-url org=p-org honorific-prefix=p-honorific-prefix given-name=p-given-name
    additional-name=p-additional-name family-name=p-family-name honorific-suffix=p-honorific-suffix
    nickname=p-nickname email=u-email logo=u-logo photo=u-photo uid=u-uid category=p-category adr=p-adr
    extended-address=p-extended-address street-address=p-street-address locality=p-locality region=p-region
    postal-code=p-postal-code country-name=p-country-name label=p-label geo=p-geo latitude=p-latitude
    longitude=p-longitude tel=p-tel note=p-note bday=dt-bday key=p-key organization-name=p-organization-name
    organization-unit=p-organization-unit title=p-job-title role=p-role agent=p-agent class=p-class sort-string=p-sort-string mailer=p-mailer tz=p-tz rev=dt-rev sound=u-sound`),
  vevent:
    table(`summary=p-name dtstart=dt-start dtend=dt-end duration=dt-duration description=p-description url=u-url
    category=p-category location=p-location geo=p-location attendee=p-attendee contact=p-contact
    organizer=p-organizer last-modified=dt-updated`),
}

export const CLASSIC_NAMES: ReadonlySet<string> = new Set(
  Object.values(CLASSIC_PROPERTIES).flatMap(Object.keys)
)
