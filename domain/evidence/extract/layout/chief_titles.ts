const CHIEF =
  /\b(?:ceo|chief executive(?: officer)?|geschäftsführer(?:in)?|geschäftsführende[rn]? gesellschafter(?:in)?|inhaber(?:in)?|praxisinhaber(?:in)?|owner|proprietor|managing (?:director|partner)|gérant[e]?|président[e]? (?:de la société|de la SASU?|et fondat\p{L}+)|président[e]?$|dirigeante?|titolare|amministratore (?:delegato|unico)|bestuurder|zaakvoerder|eigenaar|praktijkhouder|directeur-eigenaar|vorstandsvorsitzende[r]?|pdg|p-dg|directeur général|directrice générale|présidente?-direct(?:eur|rice) général(?:e)?|gérante?|vorsitzende[r]? der geschäftsführung|sprecher(?:in)? der geschäftsführung|chief executive|director general|directora general|director ejecutivo|directora ejecutiva|consejer[oa] delegad[oa]|diretor[a]? executiv[oa]|diretor[a]?-presidente|presidente executiv[oa])\b/iu
const NOT_CHIEF =
  /\b(?:assistant|office of|to the|advisor|former|ex-|deputy|stellvertretend\w*|adjoint|assistent\w*|chief of staff|vice|lehrstuhl\w*|(?:product|process|data|service|system|risk|platform|business|api|code|home|dog|pet) owner)\b/iu

/** Whether a title means the head of a company. */
export const isChief = (title: string): boolean => CHIEF.test(title) && !NOT_CHIEF.test(title)
