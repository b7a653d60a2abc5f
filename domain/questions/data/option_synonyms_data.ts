import { anywhere } from '#domain/people/text/phrases'

/** Patterns for an option and for its synonyms on pages. Funding stages are read separately. */
export const OPTION_SYNONYMS: readonly (readonly [option: RegExp, text: RegExp])[] = [
  [
    /^(?:fully )?remote(?: first| only)?$/,
    anywhere('iu')`
      \b(?:fully|100 ?%|all|completely|vollständig|entièrement|totalmente|completamente)[ -]?remot
      \bremote[- ](?:first|only)\b | \b(?:fully )?distributed (?:team|company)\b
      \bwork(?:ing|s)? from anywhere\b | télétravail (?:complet|total|à 100)
      100 ?% (?:home ?office|télétravail) | ^remot[eo]s?$
    `,
  ],
  [
    /^hybrid(?:e|o)?$/,
    /\bhybrid\w*|\bhíbrid[oa]|\b(?:two|three|2|3) days (?:a|per) week in (?:the|our) office/iu,
  ],
  [
    /^(?:on ?site|in ?office|office(?: based| only)?|in person)$/,
    /\bon[- ]?site\b|\bin[- ]office\b|\bin person\b|\boffice[- ]based\b|\bvor ort\b|\bsur (?:place|site)\b|\bpresencial(?:es)?\b|\bprésentiel\b/iu,
  ],
  [
    /^(?:non ?profit|not for profit|charity|ngo)$/,
    /\b(?:non|not)[- ](?:for[- ])?profit\b|\bcharity\b|\bNGO\b|\b501\(c\)|gemeinnützig|\bassociation loi 1901\b|but non lucratif|sin (?:ánimo|fines) de lucro|sem fins lucrativos|\bONG\b/iu,
  ],
  [
    /^(?:public|publicly traded|listed|public company)$/,
    anywhere('iu')`
      \bpublicly[- ](?:traded|listed|held) | \b(?:listed|traded|trades) (?:publicly |on |at |under |as )
      \bpublic company\b | \b(?:nasdaq|nyse|lse|euronext|tsx|asx|xetra|bme|b3|bolsa)\s*:\s*\w | \bIPO\b
      börsennotiert | an der börse | cotée? en bourse | cotiza(?:da)? en | capital aberto | cotada em bolsa
    `,
  ],
  [
    /^(?:private|privately held|privately owned|private company)$/,
    /\bprivately[- ](?:held|owned|run)\b|\bprivate company\b|\bin privatbesitz|\binhabergeführt|\bprivada\b|\bcapital fechado\b|\bnon cotée?\b/iu,
  ],
  [
    /^(?:family|family owned|family business|family run)$/,
    /\bfamily[- ](?:owned|run|business)|familienunternehmen|familiengeführt|entreprise familiale|empresa familiar/iu,
  ],
  [
    /^(?:government|public sector|state owned|government agency)$/,
    /\bstate[- ]owned|\bgovernment(?:al)? (?:agency|body|owned)|\bpublic sector\b|\bstaatlich|\bempresa pública\b|\bempresa estatal\b|entreprise publique/iu,
  ],
  [
    /^(?:subsidiary)$/,
    /\bsubsidiary of\b|tochter(?:gesellschaft|unternehmen)|\bfiliale (?:de|du)\b|\bfilial de\b|\bsubsidiária\b/iu,
  ],
  [
    /^(?:acquired)$/,
    /\b(?:was|been|is) (?:acquired|bought|taken over)\b|\bacquired by\b|übernommen|rachetée? par|adquirida por|comprada por/iu,
  ],
  [/^(?:startup|start up)$/, /\bstart-?ups?\b|jeune pousse/iu],
  [
    /^b2b$/,
    /\bb2b\b|\bbusiness[- ]to[- ]business\b|\b(?:for|to) (?:businesses|enterprises|companies|teams)\b|geschäftskunden|\bpour (?:les )?(?:entreprises|professionnels)\b|\bpara empresas\b/iu,
  ],
  [
    /^b2c$/,
    /\bb2c\b|\bbusiness[- ]to[- ]consumer\b|\b(?:for|to) consumers\b|privatkunden|\bparticuliers\b|\bconsumidores\b/iu,
  ],
  [
    /^freemium$/,
    /\bfreemium\b|\bfree (?:forever )?(?:plan|tier|version)\b|kostenlose[rn]? (?:tarif|version|plan)|(?:plan|version|offre) gratuite?|plan gratuito|plano gratuito/iu,
  ],
  [
    /^(?:subscription|subscriptions)$/,
    /\bsubscriptions?\b|\bper (?:user )?(?:per )?(?:month|year)\b|\bmonthly plans?\b|\babo(?:nnement)?s?\b|suscripci(?:ó|o)n|assinatura|\/ ?(?:month|mo|monat|mois|mes|mês)\b/iu,
  ],
  [
    /^(?:usage based|pay as you go|usage)$/,
    /\bpay[- ]as[- ]you[- ]go\b|\busage[- ]based\b|\bper (?:request|call|transaction)\b|nutzungsabhängig|à l.usage|pago por uso|pague conforme/iu,
  ],
  [
    /^(?:quote|custom|contact sales|on request|enterprise)$/,
    anywhere('iu')`
      \bcontact (?:our )?sales\b | \b(?:price|pricing|quote)s? (?:on|upon|by) request\b | \brequest a quote\b
      auf anfrage | sur (?:devis|demande) | bajo (?:petición|demanda|presupuesto) | sob (?:consulta|pedido)
    `,
  ],
  [
    /^(?:one time|one off|perpetual|lifetime)$/,
    /\bone[- ](?:time|off) (?:payment|purchase|fee)|\bperpetual licen[cs]e|\blifetime (?:licen[cs]e|deal)|einmal(?:zahlung|ig)|paiement unique|pago único|pagamento único/iu,
  ],
  [
    /^(?:bachelor|bachelors|bachelor s|undergraduate)$/,
    /\bbachelor|\bB\. ?(?:Sc|A|Eng|S)\b|\bBSc\b|\bBEng\b|\bBA\b|\blicence\b|\blicenciatura\b|\bgrado en\b|\bbacharel/iu,
  ],
  [
    /^(?:master|masters|master s)$/,
    /\bmaster(?!class|card)|\bM\. ?(?:Sc|A|Eng|S)\b|\bMSc\b|\bMEng\b|\bMBA\b|\bmáster\b|\bmaestría\b|\bmestrado\b|\bmestre\b|\bdiplom\b|\bmagister\b/iu,
  ],
  [/^mba$/, /\bMBA\b|master of business administration/iu],
  [
    /^(?:phd|ph d|doctorate|doctoral|doctor)$/,
    /\bPh\. ?D\b|\bPhD\b|\bdoctora(?:te|l|do)\b|\bdoctorat\b|\bdoutorado|\bdoutoramento|\bpromotion\b|\bpromovierte|\bDPhil\b|\bDr\.-Ing\b/iu,
  ],
  [
    /^(?:self employed|freelance|freelancer)$/,
    /\bself[- ]employed\b|\bfreelanc|selbständig|freiberuf|indépendante?\b|autónom[oa]|autônom[oa]/iu,
  ],
  [/^(?:open source)$/, /\bopen[- ]source\b|código (?:abierto|aberto)|quelloffen/iu],
  [/^(?:saas)$/, /\bsaas\b|\bsoftware[- ]as[- ]a[- ]service\b/iu],
  [/^(?:marketplace)$/, /\bmarketplace\b|marktplatz|place de marché|mercado en línea/iu],
  [/^(?:agency)$/, /\bagency\b|\bagentur\b|\bagence\b|\bagencia\b|\bagência\b/iu],
  [/^(?:active|operating)$/, /\bactive\b|\baktiv\b|\bactive\b|\bactiva\b|\bativa\b/iu],
  [
    /^(?:dissolved|closed|inactive|defunct)$/,
    /\bdissolved\b|\bclosed down\b|\bceased (?:trading|operations)\b|gelöscht|aufgelöst|radiée?\b|dissoute\b|disuelta|extinguida|dissolvida|baixada/iu,
  ],
  [/^(?:yes)$/, /^(?:yes|true|ja|oui|sí|si|sim|✓|✔)(?![\p{L}])/iu],
  [/^(?:no)$/, /^(?:no|false|nein|non|não|nao|✗|✘)(?![\p{L}])/iu],
]
