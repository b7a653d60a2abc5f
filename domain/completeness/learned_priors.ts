/** The distribution of capture behaviour over lists: kinds of lists, whose shares add up to 1. */
export type Priors = readonly KindPriors[]

/** One kind of lists. A table decides by its likelihood how much each kind counts. */
export type KindPriors = {
  /** The share of lists of this kind. */
  share: number
  /** The logarithm of missing people per found person. */
  missing: Normal
  /** The log odds that a finder finds a person whom no other finder found. */
  ease: Normal
  /** The dependence that all pairs of finders share, because some people are easier to find. */
  shared: Normal
  /** How much the shared dependence weakens per combination of three finders. */
  curve: number
  /** Deviations of the own dependence of each pair and each three finders; the mean is 0. */
  own: { pair: number; three: number }
}

type Normal = { mean: number; deviation: number }
