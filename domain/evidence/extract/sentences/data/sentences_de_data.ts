import type { Templates } from '../slots.js'

const WIR =
  '(?:[Ww]ir|[Dd]as (?:Unternehmen|Start-?up|Team)|[Dd]ie (?:Firma|Gesellschaft|Agentur)|[Uu]nser Unternehmen|[Ee]s|[Ss]ie|(?:[Dd]ie |[Dd]as |[Dd]er )?{C})'
const BEI = '(?:bei|beim|der|des|von|für|in der|@)(?: der| dem| den)?'

export const SENTENCES_DE: Templates = [
  [
    'move',
    /verlässt|wechselt/i,
    `{P} verlässt {OLD},? (?:um|und wird)(?: als)? {T} ${BEI} {C}`,
    `{P} wechselt (?:als {T} )?von {OLD} zu(?:r|m)? {C}`,
  ],
  [
    'appoints',
    /ernennt|beruft|holt|bestellt|verpflichtet|befördert|hat/i,
    '{C} {v:ernennt|beruft|holt|bestellt|verpflichtet|befördert|hat} {REST}',
  ],
  [
    'chief',
    /geschäftsführ|CEO|geleitet|geführt|vorstandsvorsitz|leitung/i,
    '(?:geleitet|geführt) (?:wird [^.;]{0,40})?von (?:{T} )?{P}',
    'wird (?:seit [^.;]{4,20} )?von (?:(?:dem |der )?{T} )?{P} (?:geleitet|geführt)',
    '{P} ist (?:unsere?|unser|die|der)(?: alleinige[r]?)? (?:Geschäftsführer(?:in)?|CEO|Vorstandsvorsitzende[r]?)',
    '{P}, (?:der |die )?(?:Geschäftsführer(?:in)?|CEO|Vorstandsvorsitzende[r]?) (?:von|der|des|bei) {C}',
    '(?:Geschäftsführer(?:in)?|CEO|Vorstandsvorsitzende[r]?)(?: der {C})?(?: ist|:)? {P}',
  ],
  [
    'founder',
    /gegründet|gründet/i,
    'von {P}(?: und [^.;]{3,60})? gegründet',
    'gegründet(?: (?:im Jahr )?(?:19|20)\\d\\d)? von {P}',
    '{P} gründete(?: (?:19|20)\\d\\d)? {C}',
  ],
  [
    'headquarters',
    /sitz|zentrale|hauptquartier|ansässig|beheimatet|hauptbüro/i,
    `${WIR}[^.;]{0,40}? (?:hat|haben) (?:seinen|ihren|unseren) (?:Haupt|Firmen|Unternehmens)?[Ss]itz in {L}`,
    '(?:[Uu]nser|[Dd]er|[Ii]hr|[Ss]ein) (?:Haupt|Firmen|Unternehmens)?[Ss]itz (?:ist|liegt|befindet sich)(?: derzeit)?(?: in)? {L}',
    '(?:[Uu]nsere|[Dd]ie) (?:Firmen|Unternehmens)?[Zz]entrale(?: (?:von|der|des) [^.;]{2,40}?)? (?:ist|liegt|befindet sich|steht) in {L}',
    '(?:mit (?:Haupt)?[Ss]itz|mit Zentrale|[Hh]auptsitz|Hauptquartier) in {L}',
    `${WIR} (?:ist|sind|sitzt|sitzen) (?:in {L} (?:ansässig|zu Hause|beheimatet))`,
    `${WIR} (?:sitzt|sitzen) in {L}`,
  ],
  [
    'founded',
    /(?:1[5-9]|20)\d\d/,
    `${WIR} (?:wurde|wurden)(?: (?:im Jahr |am |im )?){D}[^.;]{0,80}? gegründet`,
    '(?:[Gg]egründet|[Ee]tabliert|[Gg]estartet)(?: wurde [^.;]{3,50}?)?(?: im Jahre?| am| im| in)? {D}',
    `[Ss]eit {D}[^.;]{0,60}`,
    `${WIR}[^.;]{0,40} (?:gibt es|besteht|bestehen|existiert)(?: bereits)? seit {D}`,
    '(?:[Gg]eschichte)[^.;]{0,30} (?:begann|beginnt|startete)(?: im Jahr)? {D}',
    '(?:[Gg]egr\\.|GEGR\\.) {D}',
    '[Ii]m Jahr {D} (?:gegründet|wurde (?:{C}|das Unternehmen|die Firma) gegründet|gründete)',
    '[Gg]ründung (?:im Jahr |am |im )?{D}',
    'wurde (?:im Jahr |am |im )?{D} (?:gegründet|ins Leben gerufen|eingetragen)',
  ],
  [
    'industry',
    /branche|unternehmen|bereich|sektor|anbieter/i,
    `${WIR} (?:ist|sind) (?:in der Branche |in der |im Bereich |im ){I}(?:[ -]?[Bb]ranche|[ -][Ss]ektor)? (?:tätig|aktiv|zu Hause)`,
    `${WIR} (?:ist|sind) (?:ein Unternehmen|eine Firma|ein Anbieter) (?:der|aus der|in der) (?:Branche )?{I}(?:[- ]?[Bb]ranche)?{STOP}`,
    `${WIR} (?:ist|sind) ein(?:e)? (?:führende[sr]? |junge[sr]? )?{I}[- ](?:Unternehmen|Firma|Anbieter|Agentur)`,
  ],
  [
    'raised',
    /sammelt|erhält|schließt|sichert|finanzierung|runde|series|serie|seed/i,
    '{C} {v:sammelt|erhält|sichert sich|schließt|holt|bekommt|nimmt|wirbt|hat}[^.;\\d$€£]{0,50}?{M}',
    '{C} {v:schließt|gibt}[^.;]{0,30}(?:Seed|Series|Serie|Pre-Seed)',
  ],
  [
    'total_raised',
    /insgesamt|bisher|bislang/i,
    '(?:[Ii]nsgesamt|[Bb]isher|[Bb]islang)[^.;\\d$€£]{0,40}?{M}[^.;]{0,40}(?:eingesammelt|erhalten|eingeworben|aufgenommen|finanzier|Kapital)',
    '(?:[Gg]esamtfinanzierung|[Ff]inanzierung insgesamt)[^.;\\d$€£]{0,20}?{M}',
  ],
  [
    'renamed',
    /heißt|umbenannt|ehemals|vormals|früher|umfirmier/i,
    '{OLD} heißt (?:jetzt|nun|ab sofort|künftig) {NEW}{STOP}',
    '{OLD} (?:wird|wurde) (?:zu|in) {NEW}(?: umbenannt)?{STOP}',
    '{OLD} firmiert (?:jetzt|nun|künftig) (?:als|unter) {NEW}{STOP}',
    '{C},? \\(?(?:ehemals|vormals|früher|bis vor kurzem|bislang|bisher)(?: bekannt als)? {OLD}',
  ],
  [
    'acquired',
    /übernimmt|übernommen|kauft|erwirbt/i,
    '{C} (?:übernimmt|kauft|erwirbt) {OLD}(?=\\s*(?:[.,;!?]|$| für ))',
  ],
  [
    'offices',
    /büros?|standort/i,
    '\\b{v:betreibt|betreiben|hat|haben|unterhält|mit|unsere|an|in|unterhalten}\\s+(?:über |mehr als )?{N} (?:Büros|Standorte[n]?|Niederlassungen)',
    '(?:Büros|Standorte[n]?|Niederlassungen) in (?<list>\\p{Lu}[^.;:]{3,300})',
  ],
  [
    'not_hiring',
    /stellen|suchen|vakan/i,
    '(?:[Kk]eine|[Nn]icht)[^.;]{0,30}(?:offenen? Stellen|Stellenangebote|Vakanzen|auf der Suche|suchen|einstell)',
    '[Kk]eine (?:freien )?Stellen',
    '(?:suchen|stellen)[^.;]{0,20} (?:keine|niemanden|nicht)',
  ],
  [
    'hiring',
    /stell|suchen|vakan/i,

    '(?<count>\\d{1,4}) offene[n]? (?:Stellen|Positionen)',
    '[Uu]nsere offenen Stellen',
    '[Ww]ir (?:stellen ein|suchen (?!keine)|wachsen und suchen)',
  ],
]
