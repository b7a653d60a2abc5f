const STEPS = 20

/** Whether item number `done` of `whole` completes another of the 20 progress steps. */
export const isStep = (done: number, whole: number): boolean =>
  Math.floor((done * STEPS) / whole) > Math.floor(((done - 1) * STEPS) / whole)
