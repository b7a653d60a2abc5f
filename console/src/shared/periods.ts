/** The periods by which the ledger and the audit log are filtered, in days. */
export const PERIODS = [
  { value: '1', text: '24 hours' },
  { value: '7', text: '7 days' },
  { value: '31', text: '31 days' },
] as const
export type Period = (typeof PERIODS)[number]['value']
