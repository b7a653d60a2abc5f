import { anywhere } from '#domain/people/text/phrases'

/** Matches the start of a statement about the previous job: `Mon dernier poste était`. */
const LAST_JOB = anywhere('iu')`
  ^\P{L}*(?:my|mon|meine?|mi|meu|mijn|il mio) (?:
    last | previous | former | dernier | précédent | ancien | letzter? | vorige | frühere | último | anterior
    ultimo | precedente | laatste
  ) (?:\p{L}{2,15} )?(?:
    job | position | post | role | poste | emploi | stelle | puesto | trabajo | empleo | cargo | emprego
    impiego | lavoro | incarico | baan | functie
  )(?!\p{L})
`

/** `LAST_JOB` is tested on only this many leading characters. */
const MAX_START = 100

/** Whether a statement is about somebody's previous job. */
export const isOfLastJob = (text: string): boolean => LAST_JOB.test(text.slice(0, MAX_START))
