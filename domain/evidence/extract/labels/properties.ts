/** Labels of known facts, whatever the page's words. The page's own label is a separate claim. */
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
  vat: 'VAT number',
  acquiredBy: 'Acquired by',
  acquired: 'Acquired',
  degree: 'Degree',
  /** The business that a person runs alone. */
  proprietor: 'Proprietor',
  expertise: 'Areas of expertise',
} as const
