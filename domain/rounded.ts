/** Rounds a share or probability to four places. */
export const rounded = (share: number): number => Math.round(share * 10_000) / 10_000
