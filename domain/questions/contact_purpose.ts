import type { Format } from '#domain/truth/column'
import { anywhere, wholeWord } from '#domain/people/text/phrases'
import { termsOf } from './terms.js'

export type Purpose = { id: string; asks: RegExp; words: RegExp; locals: RegExp }

/**
 * Contact purposes. `asks` matches a question, `words` the text before a contact, `locals` the
 * local part of an address.
 */
export const PURPOSES: readonly Purpose[] = [
  {
    id: 'support',
    asks: /\b(?:support|help|helpdesk|help desk|customer (?:care|service)|kundenservice|kundendienst|kundensupport|hilfe|service client|assistance|aide|soporte|atencion al cliente|servicio al cliente|ayuda|suporte|atendimento|ajuda)\b/,
    words: wholeWord('iu')`
      # English
      support(?!ed|ers?|s\b) | help(?:desk)? | customer (?:care|service) | technical (?:questions|issues)
      trouble | problems?
      # German
      kundenservice | kundendienst | kundensupport | hilfe
      # French
      service client | assistance | aide
      # Spanish and Portuguese
      soporte | atención al cliente | servicio al cliente | ayuda | suporte | atendimento | apoio | ajuda
    `,
    locals: anywhere('i')`
      ^(?:
        support | help | helpdesk | customer[._-]?(?:care|service|support) | customers? | care | hilfe
        kundenservice | kundendienst | kundensupport | service | servicedesk | soporte | ayuda | atencion\w*
        suporte | ajuda | atendimento | apoio | aide | assistance | sav | service[._-]?client\w*
      )(?:$|[._+-])
    `,
  },
  {
    id: 'press',
    asks: /\b(?:press|media|journalists?|pr|presse\w*|prensa|imprensa|medien|medios)\b/,
    words:
      /\b(?:press|media|journalists?|presse\w*|medienanfragen|prensa|medios|imprensa|relations publiques|public relations)\b/iu,
    locals:
      /^(?:press|media|pr|presse|medien|prensa|medios|imprensa|newsroom|communications?|comms|kommunikation|comunicacion|comunicacao)(?:$|[._+-])/i,
  },
  {
    id: 'sales',
    asks: /\b(?:sales|vertrieb\w*|commercial|ventes?|ventas|vendas|demo requests?|purchas\w*|orders?|bestell\w*)\b/,
    words:
      /\b(?:sales|buy(?:ing)?|pricing|quotes?|demo|orders?|vertrieb|verkauf|bestell\w*|angebot\w*|ventes?|commercial|devis|ventas|pedidos|presupuesto|vendas|comercial|orçamento)\b/iu,
    locals:
      /^(?:sales|vertrieb|verkauf|ventes?|commercial|ventas|vendas|comercial|orders?|bestellung|shop|demo|quotes?)(?:$|[._+-])/i,
  },
  {
    id: 'careers',
    asks: /\b(?:careers?|jobs?|applications?|recruit\w*|hr|human resources|bewerbung\w*|karriere|personal|candidatures?|recrutement|empleo|rrhh|carreiras?|recursos humanos|vagas)\b/,
    words:
      /\b(?:careers?|jobs?|apply|applications?|recruit\w*|cv|résumé|human resources|bewerb\w*|karriere|personalabteilung|candidatures?|recrutement|empleo|rrhh|curr[ií]cul\w*|carreiras?|recursos humanos|vagas)\b/iu,
    locals:
      /^(?:careers?|jobs?|hr|recruit\w*|talent|people|bewerbung\w*|karriere|personal|candidatures?|recrutement|rh|empleo|rrhh|talento|carreiras?|vagas)(?:$|[._+-])/i,
  },
  {
    id: 'privacy',
    asks: /\b(?:privacy|data protection|dpo|gdpr|datenschutz\w*|dsgvo|confidentialite|protection des donnees|rgpd|privacidad|proteccion de datos|privacidade|protecao de dados|lgpd)\b/,
    words:
      /\b(?:privacy|data protection|dpo|gdpr|datenschutz\w*|dsgvo|protection des données|confidentialité|rgpd|privacidad|protección de datos|privacidade|proteção de dados|lgpd)\b/iu,
    locals:
      /^(?:privacy|dpo|gdpr|dataprotection|data[._-]protection|datenschutz|dsgvo|dpd|rgpd|donnees|privacidade?|lgpd)(?:$|[._+-])/i,
  },
  {
    id: 'billing',
    asks: /\b(?:billing|invoices?|accounts? payable|accounting|rechnung\w*|buchhaltung|facturation|comptabilite|facturacion|contabilidad|cobranca|faturamento|contabilidade)\b/,
    words:
      /\b(?:billing|invoices?|accounting|payments?|rechnung\w*|buchhaltung|facturation|comptabilité|facturación|contabilidad|cobrança|faturamento|contabilidade)\b/iu,
    locals:
      /^(?:billing|invoices?|accounts?|accounting|finance|rechnung(?:en)?|buchhaltung|facturation|compta\w*|facturacion|contabilidade?|cobranca|faturamento)(?:$|[._+-])/i,
  },
  {
    id: 'partners',
    asks: /\b(?:partners?|partnerships?|affiliates?|partnerschaft\w*|partenariats?|partenaires?|alianzas|socios|parcerias?)\b/,
    words:
      /\b(?:partners?|partnerships?|affiliates?|partnerschaft\w*|kooperation\w*|partenariats?|partenaires?|alianzas|colaboraciones|parcerias?)\b/iu,
    locals:
      /^(?:partners?|partnerships?|affiliates?|partner|kooperation|partenariats?|partenaires?|alianzas|parcerias?|bizdev)(?:$|[._+-])/i,
  },
  {
    id: 'investors',
    asks: /\b(?:investor relations|investors?|ir|relations investisseurs|relacion con inversores|relacoes com investidores)\b/,
    words: /\b(?:investor relations|investors?|anleger|investisseurs?|inversores|investidores)\b/iu,
    locals: /^(?:investors?|ir|investor[._-]?relations|inversores|investidores|investisseurs)(?:$|[._+-])/i,
  },
  {
    id: 'security',
    asks: /\b(?:security|vulnerabilit\w*|sicherheit\w*|securite|seguridad|seguranca)\b/,
    words: /\b(?:security|vulnerabilit\w*|sicherheits\w*|sécurité|seguridad|segurança)\b/iu,
    locals: /^(?:security|cert|sicherheit|securite|seguridad|seguranca)(?:$|[._+-])/i,
  },
  {
    id: 'legal',
    asks: /\b(?:legal|copyright|compliance|recht\w*|juridique|juridico)\b/,
    words: /\b(?:legal|copyright|compliance|rechtsabteilung|juridique|jurídico)\b/iu,
    locals: /^(?:legal|compliance|copyright|dmca|recht|juridique|juridico)(?:$|[._+-])/i,
  },
  {
    id: 'general',
    asks: /\b(?:general|main|contact|info|enquir\w+|inquir\w+|reception|switchboard|allgemeine?|zentrale|kontakt|generale?|standard|contacto|contato|e-?mail|phone|telefon\w*|telefono|telephone|telefone)\b/,
    words:
      /\b(?:general|contact|e-?mail|info|enquiries|inquiries|reception|switchboard|allgemein\w*|kontakt|zentrale|accueil|contacto|contato|recepción|recepção)\b/iu,
    locals:
      /^(?:info|contact|hello|hi|office|mail|hallo|kontakt|bonjour|contacto|hola|contato|ola|geral|enquiries|inquiries|general|team|welcome|reception|empfang|accueil|zentrale|post)(?:$|[._+-])/i,
  },
]

const GENERAL_TERMS = new Set(
  termsOf(
    'general address e contact info enquiry inquiry reception switchboard allgemein zentrale kontakt business public office standard line work direct personal mobile desk'
  ).strong
)

/** Returns the contact purpose that folded words request, or null. */
export function purposeOf(asked: string, format: Format, terms: readonly string[]): Purpose | null {
  if (format !== 'email' && format !== 'phone') return null
  if (/\b(?:ceo|cto|cfo|coo|founder|chief|director of|head of|president|vp)\b/.test(asked)) return null
  const purpose = PURPOSES.find(({ asks }) => asks.test(asked)) ?? null
  return purpose?.id === 'general' && terms.some((term) => !GENERAL_TERMS.has(term)) ? null : purpose
}
