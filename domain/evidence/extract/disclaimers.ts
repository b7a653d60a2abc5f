import { anyOf } from '#domain/people/text/phrases'

const DISCLAIMERS = anyOf`
  parod(?:y|ie|ia|ies|ias) | paród[ia]a? | satir(?:e|ical|isch|ico|ique) | sátira
  fan[ -]?(?:account|page|club|made|site|konto|seite) | fans? (?:of|de|von|do|da)\b | compte (?:de )?fans?
  cuenta (?:de )?fans? | conta (?:de )?fãs? | página de fãs | unofficial | inoffiziell\w*
  non[- ]officiel(?:le)? | no oficial | não oficial | not (?:officially )?(?:affiliated|associated|endorsed)
  unaffiliated | no affiliation | nicht (?:verbunden|offiziell) | ohne verbindung zu | non affili[ée]e?
  sans lien avec | sin (?:relación|afiliación) | no afiliad[oa] | sem (?:ligação|vínculo|afiliação)
  não afiliad[oa] | impersonat\w* | commentary account | tribute (?:account|page)
`
const DISCLAIMER = new RegExp(String.raw`\b${DISCLAIMERS}`, 'iu')

/** Whether a profile says that it is not the person it names, such as a parody or fan account. */
export const disclaimsIdentity = (text: string): boolean => DISCLAIMER.test(text)
