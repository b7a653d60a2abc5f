/** The distribution of capture behaviour over lists. */
export type Priors = {
  /** The log odds that a finder finds a person whom no other finder found. */
  ease: Normal
  /** log(missing) has the prior density missing ** tilt, where `missing` is an expected number. */
  tilt: number
  /** Kinds of dependence. A table decides by its likelihood how much each kind counts. */
  kinds: DependencePriors[]
}

export type DependencePriors = {
  /** The share of lists with this kind of dependence. The shares add up to 1. */
  share: number
  /** The dependence that all pairs of finders share, because some people are easier to find. */
  shared: Normal
  /** How much the shared dependence weakens per combination of three finders. */
  curve: number
  /** Deviations of the own dependence of each pair and each three finders; the mean is 0. */
  own: { pair: number; three: number }
}

/** What is learned from lists with a known total. */
export type Learned = {
  priors: Priors
  /** The probability on each side of the interval: `cut` if a finder was cut at its limit. */
  tail: { whole: number; cut: number }
  /** No estimate is given if the upper limit exceeds this many times the lower limit. */
  maxRatio: number
}

export type Normal = { mean: number; deviation: number }
