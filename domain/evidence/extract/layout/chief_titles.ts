import { wholeWord } from '#domain/people/text/phrases'

const CHIEF = wholeWord('iu')`
  # English
  ceo | chief executive(?: officer)? | owner | proprietor | managing (?:director|partner) | chief executive
  # German
  geschäftsführer(?:in)? | geschäftsführende[rn]? gesellschafter(?:in)? | inhaber(?:in)?
  praxisinhaber(?:in)? | vorstandsvorsitzende[r]? | vorsitzende[r]? der geschäftsführung
  sprecher(?:in)? der geschäftsführung
  # French
  gérant[e]? | président[e]? (?:de la société|de la SASU?|et fondat\p{L}+) | président[e]?$ | dirigeante?
  pdg | p-dg | directeur général | directrice générale | présidente?-direct(?:eur|rice) général(?:e)?
  gérante?
  # Spanish and Portuguese
  director general | directora general | director ejecutivo | directora ejecutiva | consejer[oa] delegad[oa]
  diretor[a]? executiv[oa] | diretor[a]?-presidente | presidente executiv[oa]
  # Italian
  titolare | amministratore (?:delegato|unico)
  # Dutch
  bestuurder | zaakvoerder | eigenaar | praktijkhouder | directeur-eigenaar
`
const NOT_CHIEF =
  /\b(?:assistant|office of|to the|advisor|former|ex-|deputy|stellvertretend\w*|adjoint|assistent\w*|chief of staff|vice|lehrstuhl\w*|(?:product|process|data|service|system|risk|platform|business|api|code|home|dog|pet) owner)\b/iu

/** Whether a title means the head of a company. */
export const isChief = (title: string): boolean => CHIEF.test(title) && !NOT_CHIEF.test(title)
