const STEPS = 20

/** Whether the last item completes another progress step. */
export const isStep = (done: number, whole: number): boolean =>
  Math.floor((done * STEPS) / whole) > Math.floor(((done - 1) * STEPS) / whole)
