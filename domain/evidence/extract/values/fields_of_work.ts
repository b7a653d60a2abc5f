import { wholeText } from '#domain/people/text/phrases'
import { fold } from '#domain/people/text/text'

/** Matches folded words that name a field of study or work. */
const FIELD_WORD = wholeText()`
  science | sciences | wissenschaft | wissenschaften | ciencias? | scienz[ae] | data | daten | dados | datos
  donnees | dati | machine | deep | learning | spatial | geospatial | earth | observation | remote | sensing
  artificial | intelligence | intelligenz | kunstliche | inteligencia | artificielle | statistics?
  statistik | estatistica | estadistica | statistique | statistica | mathemati\w* | matematica\w*
  physi[ck]s? | physique | fisica | chemi\w* | quimica | biolog\w* | econom\w* | informati[ck]s?
  informatique | informatica | robotics? | robotik | robotica | psycholog\w* | sociolog\w* | philosoph\w*
  histor(?:y|ia) | geschichte | linguisti\w* | bioinformati\w* | genomics | ecolog\w* | systemintegration
  integration | anwendungsentwicklung | softwareentwicklung | webentwicklung | entwicklung | development
  engineering | visualization | visualisierung | analytics | analysis | analyse | analise | analisis
  applied | angewandte | aplicada | computational | computer | vision | cloud | web | software | security
  cybersecurity | natural | language | processing
`
const FILLER = /^(?:and|of|in|the|und|et|e|y|de|da|do|des|der|en|di)$/

/** Longer texts are not names of fields. */
const MAX_LENGTH = 100

/** Whether a text names only a field of study or work: "Spatial Data Science". */
export function isFieldOfWork(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !FILLER.test(word))
  const [first] = words
  if (first === undefined || (words.length === 1 && !LONE_FIELD.test(first))) return false
  return words.every((word) => FIELD_WORD.test(word))
}

/** A word alone counts as a field only if it is rarely the name of a company. */
const LONE_FIELD =
  /^(?:systemintegration|anwendungsentwicklung|softwareentwicklung|webentwicklung|robotik|statistik|mathemati\w*|informatik|informatique|informatica|physik|physique|psychologie|bioinformati\w*)$/
