/** Steps that long work tells of on its way. */
const STEPS = 20

/** Whether work is a step further with the one it has just done, of a whole. */
export const isStep = (done: number, whole: number): boolean =>
  Math.floor((done * STEPS) / whole) > Math.floor(((done - 1) * STEPS) / whole)
