/**
 * Labels of the `property` claims that sentences and known labels give, whatever words the page has for them. A page's own labels
 * are kept beside them as written.
 */
export const PROPERTY = {
  ceo: 'CEO',
  founder: 'Founder',
  founded: 'Founded',
  totalRaised: 'Total raised',
  fundingStage: 'Last funding stage',
  hiring: 'Hiring',
  openPositions: 'Open positions',
  supportEmail: 'Support email',
  offices: 'Number of offices',
  officePlaces: 'Offices',
  employees: 'Number of employees',
  ticker: 'Ticker',
  legalName: 'Legal name',
  acquiredBy: 'Acquired by',
  acquired: 'Acquired',
} as const
