/**
 * Prior shares of e-mail address patterns, for organisations without known addresses. Order and
 * rough sizes follow published counts over company domains. The remainder to 1 uses other patterns.
 */
export const PATTERN_SHARES: Readonly<Record<string, number>> = {
  '{first}.{last}': 0.42,
  '{f}{last}': 0.21,
  '{first}': 0.13,
  '{first}{last}': 0.05,
  '{first}{l}': 0.04,
  '{f}.{last}': 0.03,
  '{first}_{last}': 0.02,
  '{last}': 0.015,
  '{last}.{first}': 0.008,
  '{last}{f}': 0.012,
  '{first}-{last}': 0.006,
  '{last}{first}': 0.004,
  '{first}.{l}': 0.006,
}
