import { anyOf, wholeWord } from '#domain/people/text/phrases'

const ABOUT_PHRASES = anyOf`
  # English
  about(?: us| the company| our company)? | who we are | what we do | our story | company
  (?:our )?(?:company )?(?:profile|overview|history|mission)
  # German
  (?:das )?unternehmen | uber uns | ueber uns | wer wir sind | firma | firmenprofil | geschichte | verein
  wir uber uns
  # French
  a propos(?: de (?:nous|\p{L}+))? | qui sommes nous | notre (?:histoire|entreprise|agence|societe|cabinet)
  l'(?:entreprise|agence|association) | presentation
  # Spanish and Portuguese
  sobre(?: nosotros| nos| a empresa)? | quienes somos | quem somos | nosotros | (?:la |a )?empresa
  nuestra empresa | historia | acerca de(?: nosotros)?
  # Dutch
  over(?: ons| mij)? | wie (?:zijn|we zijn|wij zijn)(?: wij)? | ons verhaal
  # Italian
  chi siamo | azienda | l'azienda | la nostra storia
  # Japanese
  会社概要 | 会社案内 | 企業情報 | 会社情報 | 事業内容
  # Korean
  회사소개 | 회사 소개 | 기업소개 | 소개
`
/** Folded paths, headings and titles of pages about a company as a whole. */
export const ABOUT_WORDS = new RegExp(String.raw`^(?:\w\w )?${ABOUT_PHRASES}(?: .{0,30})?$`, 'u')

/** Folded words in the paths of pages about something else. */
export const SIDE_WORDS = wholeWord()`
  imprint | impressum | legal | privacy | datenschutz\w* | terms | agb | cookies? | mentions legales
  confidentialite | aviso legal | privacidad\w* | voorwaarden | disclaimer | contact\w* | kontakt | contatti
  jobs? | careers? | karriere | blog | news | aktuelles | team | press | shop | cart | login | faq | support
  search
`
