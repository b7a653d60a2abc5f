/**
 * Headers by the field they mean, in several languages, separated by commas. Case, accents, spaces
 * and punctuation do not matter. Only headers with one meaning are listed. `name.first` and the
 * like are parts of a name; `socials.codehost` is a profile.
 */
const CONTACTS = {
  emails: `email, email address, mail, work email, business email, personal email, primary email, company email,
    e-mail adresse, mailadresse, courriel, adresse email, adresse mail, correo, correo electrónico, posta elettronica,
    indirizzo email, endereço de email, emailadres, adres email, メール, メールアドレス, 邮箱, 电子邮件, почта`,
  phones: `phone, telephone, phone number, telephone number, mobile, mobile phone, mobile number, cell, cell phone,
    work phone, direct phone, business phone, tel, telefon, telefonnummer, handy, handynummer, mobil, téléphone,
    numéro de téléphone, portable, teléfono, móvil, telefono, cellulare, telefone, celular, telefoon, telefoonnummer,
    電話, 電話番号, 电话, 手机, телефон`,
}

const PROFILES = {
  pronet_url: `linkedin, linkedin url, linkedin profile, linkedin profile url, linkedin link, linkedin page,
    person linkedin url, company linkedin url, linkedin profil`,
  'socials.codehost': 'github, github url, github profile, github username, codehost',
  'socials.microblog':
    'twitter, twitter url, twitter handle, twitter profile, x handle, x url, x twitter, microblog',
  'socials.photo': 'instagram, instagram url, instagram handle, photo',
  'socials.video': 'youtube, youtube url, youtube channel, video',
  'socials.shortvideo': 'tiktok, tiktok url, tiktok handle, shortvideo',
  'socials.social': 'facebook, facebook url, facebook profile, facebook page, social',
}

const COMMON = {
  ...PROFILES,
  source_url: 'source link, source page',
  observed_at: `last modified, last modified date, last updated, updated at, updated, modified, modified at, retrieved at,
    geändert am, aktualisiert am, date de modification, fecha de modificación, data di modifica`,
  industry: `sector, branche, industrie, secteur, secteur d'activité, industria, settore, setor, branża, 行业, 業種`,
}

export const PERSON_HEADERS = {
  ...COMMON,
  ...CONTACTS,
  id: 'contact id, person id, record id, employee id, external id, kontakt id',
  name: `full name, display name, contact name, person name, employee name, candidate name, vollständiger name,
    vor und nachname, nom complet, nom et prénom, prénom et nom, nombre completo, nombre y apellidos, nome completo,
    nome e cognome, volledige naam, imię i nazwisko, namn, 姓名, 氏名, 名前, 이름, фио`,
  'name.first': `first name, given name, forename, vorname, prénom, primer nombre, voornaam, imię, förnamn, 名, имя`,
  'name.middle':
    'middle name, middle names, middle initial, second name, zweiter vorname, deuxième prénom, отчество',
  'name.last': `last name, surname, family name, nachname, familienname, nom de famille, apellido, apellidos, cognome,
    sobrenome, achternaam, nazwisko, efternamn, 姓, фамилия`,
  headline: 'tagline',
  title: `job title, position, job position, role, current title, current position, designation, occupation, funktion,
    stelle, jobtitel, berufsbezeichnung, poste, fonction, intitulé du poste, cargo, puesto, ruolo, posizione, qualifica,
    functie, functietitel, stanowisko, befattning, 职位, 职务, 役職, должность`,
  company: `company name, employer, organization, organisation, organization name, current company, account,
    account name, firm, firma, unternehmen, arbeitgeber, entreprise, société, employeur, empresa, compañía, azienda,
    società, bedrijf, bedrijfsnaam, werkgever, organisatie, företag, 公司, 会社, 会社名, компания`,
  company_domain: 'domain, company website, company url, employer domain, employer website, company web site',
  city: 'town, locality, stadt, ort, wohnort, ville, ciudad, città, cidade, stad, plaats, miasto, 城市, 市, город',
  state: `province, state province, region, bundesland, région, estado, provincia, regione, provincie, województwo, 省,
    都道府県, регион`,
  country: 'country region, nation, land, pays, país, paese, kraj, 国家, 国, страна',
  seniority: 'seniority level, hierarchiestufe',
  website: `web site, personal website, personal web site, homepage, home page, webseite, site web, sitio web, sito web,
    сайт`,
  summary: 'about, about me, bio, biography, biografie, über mich, résumé, resumen',
  skills:
    'skill, kenntnisse, fähigkeiten, compétences, habilidades, competenze, vaardigheden, umiejętności, 技能',
}

export const COMPANY_HEADERS = {
  ...COMMON,
  id: 'company id, account id, organization id, organisation id, record id, external id',
  name: `company, company name, organization, organisation, organization name, organisation name, account name, firma,
    firmenname, unternehmen, unternehmensname, raison sociale, entreprise, nom de l'entreprise, société, empresa,
    razón social, azienda, ragione sociale, bedrijf, bedrijfsnaam, nazwa firmy, företag, 会社名, 公司名称, компания`,
  aliases: 'alias, also known as, aka, other names, former name, former names, dba, frühere namen',
  domain: 'web domain, company domain, email domain',
  website: `web site, company website, company url, homepage, home page, webseite, site web, sitio web, sito web,
    сайт`,
  description:
    'about, summary, short description, company description, beschreibung, descripción, descrizione',
  founded_year: `founded, year founded, founding year, foundation year, gründungsjahr, gegründet, année de création,
    année de fondation, año de fundación, anno di fondazione, ano de fundação, oprichtingsjaar, rok założenia`,
  headquarters: `hq, headquarter, hq location, head office, headquarters location, sitz, hauptsitz, firmensitz, siège,
    siège social, sede, sede central, sede principale, hoofdkantoor, siedziba, 本社`,
  headcount: `employees, employee count, number of employees, company size, staff, staff count, mitarbeiter,
    mitarbeiterzahl, anzahl mitarbeiter, effectif, effectifs, empleados, número de empleados, dipendenti, funcionários,
    medewerkers, 従業員数, 员工人数`,
  funding: 'funding rounds',
}

/** Headers that mean the given name beside a family name, and otherwise the whole name. */
export const GIVEN_OR_WHOLE = 'nombre, nome'
/** Headers that mean the family name beside one of `LOCAL_GIVEN`, and otherwise the whole name. */
export const FAMILY_OR_WHOLE = 'name, nom, naam'
export const LOCAL_GIVEN = 'vorname, prénom, voornaam'
