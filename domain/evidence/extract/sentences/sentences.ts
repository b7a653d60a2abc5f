import { anyOf } from '#domain/people/text/phrases'

const ABBREVIATIONS = anyOf`
  Sr | Jr | Dr | Dra | Sra | Mr | Mrs | Ms | Mme | Mlle | Prof | Hr | Fr | St | Ste | Inc | Ltd | Corp | Co
  Cia | Cía | Mfg | Bros | No | Nr | núm | vs | etc | est | gegr | ca | approx | bzw | Mio | Mrd | Tsd
  bspw | Dept | Univ | Asst | Assoc | Mgr | Eng | Dir | Gen | Ave | tel | Tel | ext | p | S\.?[ALRPA]
  [A-Z] | [a-z](?:\.[a-z])+ | \p{Lu}(?:\.\p{Lu})+
`
const ABBREVIATION = new RegExp(String.raw`(?:^|[\s(])${ABBREVIATIONS}\.$`, 'u')
const MAX_SENTENCE_LENGTH = 700
/** Enough characters to detect a month at the start. */
const MONTH_SPAN = 16

/** Splits a text into verbatim sentences. Divides sentences longer than `MAX_SENTENCE_LENGTH`. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(
    /(?<![.!?…。])[.!?…。]+["”»')\]]*\s+|(?<!\s)\s+[|•·]\s+/gu
  )) {
    const end = index + mark.trimEnd().length
    const isStop = /^\s/.test(mark)
    const next = text.slice(index + mark.length, index + mark.length + 2)
    const before = text.slice(Math.max(start, index - 14), index + 1)
    if (
      !isStop &&
      (ABBREVIATION.test(before) ||
        isDateStop(before, text.slice(index + mark.length, index + mark.length + MONTH_SPAN)) ||
        !/^[\p{Lu}\p{N}"“«¿¡(‘']/u.test(next))
    )
      continue
    push(sentences, text.slice(start, isStop ? index : end))
    start = index + mark.length
  }
  push(sentences, text.slice(start))
  return sentences
}

const MONTH =
  /^(?:jan|feb|fév|febr|mär|mar|märz|apr|abr|avr|mai|may|maio|mayo|jun|juin|jul|juil|aug|ago|août|sep|set|okt|oct|out|nov|dez|dec|déc|dic)\p{L}*/iu

/** Whether a full stop belongs to a date, as in `am 3. März` and `Mar. 3`. */
const isDateStop = (before: string, after: string) =>
  (/(?:^|\s)\d{1,2}\.$/.test(before) && MONTH.test(after)) ||
  (/^\d/.test(after) && MONTH.test(/(?<!\p{L})\p{L}+(?=\.$)/u.exec(before)?.[0] ?? ''))

function push(sentences: string[], sentence: string) {
  const trimmed = sentence.trim()
  for (let at = 0; at < trimmed.length; at += MAX_SENTENCE_LENGTH)
    sentences.push(trimmed.slice(at, at + MAX_SENTENCE_LENGTH))
}

/** Returns a verbatim piece of at most 300 characters around a range of a text. */
export function quoteAround(text: string, from: number, to: number): string {
  if (text.length <= 300) return text
  const start = Math.max(0, Math.min(from, text.length - 300))
  return text.slice(start, Math.max(start + 300, Math.min(to, start + 300))).trim()
}
