import { anywhere } from '#domain/people/text/phrases'

const MAX_WORDS = 14
/** Matches words of clauses, because a topic is a noun phrase. */
const CLAUSE = anywhere('u')`
  ^(?:
    an? | to | how | what | why | it | this | that | these | you | we | my | his | her | their | our
    getting | being | making | working | helping | following | new | exploring | understanding | ein\p{L}* | une? | de
    del | des | wie | was | zu | comment
  )\s
  \s(?:I|we|you|she|he|they|which|where|who|that|because|while|ich|wir|je|nous|elle|il)\s | \d{3} | @
  https?
`

/** Matches nouns for any work: `Learn more about our practice`. */
const PLAIN_NOUN = /^(?:practices?|works?|services?|projects?|teams?|websites?)$/iu

/** Whether a phrase may be a field of research or work, such as `wavelets and spline theory`. */
export const isTopic = (text: string): boolean =>
  !PLAIN_NOUN.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS &&
  text.length >= 3 &&
  /\p{L}{3}/u.test(text) &&
  !CLAUSE.test(` ${text}`.slice(1))

/** Matches a clause after a topic: `word recognition, and how we read`. */
const CLAUSE_AFTER =
  /,?\s(?:and\s|und\s|et\s|y\s|e\s)?(?:how|what|why|where|which|who|whether|because|while|so that|wie|warum|comment|pourquoi|où|cómo|donde|como|come|dove|hoe|waar)\s.*$/iu

/** Matches a main clause after a topic: `Passionnée par la botanique, j'ai fondé`. */
const SENTENCE_AFTER = /,\s(?:j['’]|(?:je|ich|i|we|wir|nous|yo|eu|io|ik)\s).*$/iu

/** Matches what follows a topic in a Japanese sentence. */
const COPULA_AFTER = /です|である|になります|となります|。/u

/** Returns the topic at the start of a phrase, without a clause that follows. */
export const topicOf = (phrase: string): string =>
  phrase.replace(CLAUSE_AFTER, '').replace(SENTENCE_AFTER, '').split(COPULA_AFTER)[0].trim()
