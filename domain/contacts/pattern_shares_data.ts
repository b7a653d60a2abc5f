/**
 * How often organisations form their addresses in each way, where nothing is known of the one in question: the order and rough sizes
 * that published counts over company domains agree on. What is left to 1 is formed in no such way.
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
