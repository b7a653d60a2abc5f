import DISPOSABLE from './data/disposable_mail_domains.json' with { type: 'json' }

export const DISPOSABLE_DOMAINS: ReadonlySet<string> = new Set<string>(DISPOSABLE)

/** Local parts that name a function instead of a person, in several languages. */
export const ROLES: ReadonlySet<string> = new Set(
  `buero buro bureau cabinet atelier kanzlei notariat segreteria secretariaat studios estudio escritorio bufete despacho redacao
  verein vorstand prenotazioni reservierung termin termine anmeldung ventes verkoop administratie verwaltung abuse academy accessibility accountant accounting accounts admin administracao administracion administration administrator
  admissions ads advertising affiliates ahoj alerts alumni anfrage apply ask assistance atendimento atencion auto automated
  backoffice benefits bewerbung bewerbungen billing bizdev board bonjour booking bookings bookkeeping brand broker buchhaltung
  build business buyers candidaturas career careers carrieres ceo cfo clientes client clients clientservices club co comercial commercial comms
  communication communications community company compliance comptabilite comunicacao comunicacion concierge contabilidad
  contabilidade contact contactar contacto contactos contactus contas contato contatti contracts cs cto customer customercare
  customerservice customersuccess datenschutz demo design desk dev developer developers devnull devops digital direccion
  direction director dispatch dl dns domain domains donate donations dpo ecommerce editor editorial editors education einkauf
  email emploi empleo enquire enquiries enquiry events everyone export facilities facturacion faturamento fax feedback finance
  finanzas financeiro firma foundation founders frontdesk ftp fundraising general geral gdpr grants group groups hallo hej hello help
  helpdesk hey hi hola home hosting hostmaster hotel hr hrteam human humanresources imprensa impressum inbox info infos informatica
  informatie informacion informations informatik inquiries inquiry insurance international intern investor investorrelations investors
  invoice invoices invoicing ir it iletisim jobs job join kariera kariyer karriere kontakt kontor kundenservice kundeservice
  kundtjanst lab lavoro law legal letters library licensing list listserv logistics mail mailbox mailer mailerdaemon mailman
  maintenance manager management marketing marketplace media member members membership merchant merchandising mktg moderator
  nepasrepondre newbusiness news newsletter newsroom noc nobody no noreply donotreply notification notifications office oficina
  offers online operations ops order orders orderdesk parts partner partners partnership partnerships parent payable payables
  payment payments payroll people personal personaldienst podcast policy post postmaster pr praxis prensa presa presales president press
  presse pressoffice privacy procurement product production productions programs project projects promo promotions properties
  property public publicity publicrelations purchase purchasing quality query questions quotes reception recepcion receivables
  reclutamiento recruit recruiting recruitment recrutement redaktion redaction registrar registration reisen rental rentals
  reply reservations reservas reservation returns reviews rh robot root rrhh sac safety sales salesteam schedule scholarships school
  secretariat secretaria secretary security sekretariat seo service services servicecenter shareholders shipping shop sistemas
  soporte spam speakers specials sponsorship staff startup stampa store studio submissions subscribe subscriptions success sugerencias
  suggestions support suporte supplier suppliers sysadmin talent tax team tech technical techsupport test testing tickets tickets
  trade trademark training travel treasurer trouble tsinfo unsubscribe updates usenet uucp ventas vendas vendite verkauf vendor
  vendors vertrieb videos voicemail volunteer volunteers warranty web webadmin webmaster webmasters website webteam welcome whois
  wholesale work workshop www zentrale`.split(/\s+/)
)

/** Folded words that replace @ in brackets, as a pattern. */
export const AT_WORDS =
  'at|a|@|ät|aet|arroba|arobas|arobase|chiocciola|kukac|malpa|małpa|zavinac|zavináč|snabel-?a|krøllalfa|klammeraffe|apenstaartje|собака|et|alpha'

export const DOT_WORDS =
  'dot|\\.|punkt|punto|ponto|point|punt|kropka|tecka|tečka|prik|piste|pont|точка|nokta|d0t'
