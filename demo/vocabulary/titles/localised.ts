import type { Language } from '../countries.js'
import type { Seniority } from './function.js'

/** A title in one language. The forms may be equal. */
export type LocalTitle = { function: string; seniority: Seniority; male: string; female: string }

const TABLE: Partial<Record<Language, string>> = {
  de: `engineering|mid|Softwareentwickler|Softwareentwicklerin
engineering|senior|Leiter Softwareentwicklung|Leiterin Softwareentwicklung
engineering|mid|Anwendungsentwickler|Anwendungsentwicklerin
it|mid|Systemadministrator|Systemadministratorin
leadership|cxo|Geschäftsführer|Geschäftsführerin
leadership|cxo|Gründer & Geschäftsführer|Gründerin & Geschäftsführerin
sales|mid|Vertriebsmitarbeiter|Vertriebsmitarbeiterin
sales|director|Vertriebsleiter|Vertriebsleiterin
marketing|director|Marketingleiter|Marketingleiterin
finance|mid|Buchhalter|Buchhalterin
finance|mid|Steuerberater|Steuerberaterin
hr|mid|Personalreferent|Personalreferentin
hr|director|Personalleiter|Personalleiterin
legal|mid|Rechtsanwalt|Rechtsanwältin
hardware|mid|Konstrukteur|Konstrukteurin
hardware|mid|Bauingenieur|Bauingenieurin
hardware|senior|Produktionsleiter|Produktionsleiterin
trades|mid|Elektroniker|Elektronikerin
trades|mid|Tischler|Tischlerin
health|mid|Facharzt für Innere Medizin|Fachärztin für Innere Medizin
health|mid|Gesundheits- und Krankenpfleger|Gesundheits- und Krankenpflegerin
education|mid|Lehrer|Lehrerin
research|mid|Wissenschaftlicher Mitarbeiter|Wissenschaftliche Mitarbeiterin
operations|mid|Projektleiter|Projektleiterin
operations|mid|Einkäufer|Einkäuferin
public|mid|Sachbearbeiter|Sachbearbeiterin`,
  fr: `engineering|mid|Développeur|Développeuse
engineering|mid|Ingénieur logiciel|Ingénieure logiciel
engineering|director|Directeur technique|Directrice technique
product|mid|Chef de produit|Cheffe de produit
leadership|cxo|Président-directeur général|Présidente-directrice générale
leadership|cxo|Fondateur|Fondatrice
sales|mid|Ingénieur commercial|Ingénieure commerciale
sales|director|Directeur commercial|Directrice commerciale
marketing|senior|Responsable marketing|Responsable marketing
marketing|director|Directeur marketing|Directrice marketing
finance|cxo|Directeur administratif et financier|Directrice administrative et financière
finance|mid|Comptable|Comptable
hr|senior|Responsable des ressources humaines|Responsable des ressources humaines
hr|mid|Chargé de recrutement|Chargée de recrutement
legal|mid|Juriste|Juriste
legal|mid|Avocat|Avocate
health|mid|Médecin généraliste|Médecin généraliste
health|mid|Infirmier|Infirmière
education|mid|Enseignant-chercheur|Enseignante-chercheuse
education|mid|Professeur des écoles|Professeure des écoles
operations|mid|Chef de projet|Cheffe de projet
hardware|mid|Ingénieur mécanique|Ingénieure mécanique
hospitality|mid|Chef cuisinier|Cheffe cuisinière
trades|mid|Électricien|Électricienne
data|mid|Analyste de données|Analyste de données
design|mid|Graphiste|Graphiste`,
  es: `engineering|mid|Desarrollador de software|Desarrolladora de software
engineering|mid|Ingeniero de software|Ingeniera de software
engineering|mid|Programador|Programadora
product|mid|Jefe de producto|Jefa de producto
leadership|cxo|Director general|Directora general
leadership|cxo|Fundador|Fundadora
sales|senior|Jefe de ventas|Jefa de ventas
sales|mid|Ejecutivo de ventas|Ejecutiva de ventas
sales|director|Director comercial|Directora comercial
marketing|senior|Responsable de marketing|Responsable de marketing
marketing|director|Director de marketing|Directora de marketing
finance|cxo|Director financiero|Directora financiera
finance|mid|Contador público|Contadora pública
hr|director|Director de recursos humanos|Directora de recursos humanos
legal|mid|Abogado|Abogada
health|mid|Médico de familia|Médica de familia
health|mid|Enfermero|Enfermera
education|mid|Profesor|Profesora
research|mid|Investigador|Investigadora
operations|mid|Gestor de proyectos|Gestora de proyectos
hardware|mid|Ingeniero industrial|Ingeniera industrial
hospitality|mid|Cocinero|Cocinera
data|mid|Analista de datos|Analista de datos
design|mid|Diseñador gráfico|Diseñadora gráfica
public|mid|Técnico de administración|Técnica de administración`,
  pt: `engineering|mid|Desenvolvedor de Software|Desenvolvedora de Software
engineering|mid|Engenheiro de Software|Engenheira de Software
engineering|senior|Desenvolvedor Backend Sênior|Desenvolvedora Backend Sênior
product|mid|Gerente de Produto|Gerente de Produto
leadership|cxo|Diretor Executivo|Diretora Executiva
leadership|cxo|Fundador|Fundadora
sales|mid|Executivo de Vendas|Executiva de Vendas
sales|senior|Gerente de Vendas|Gerente de Vendas
sales|director|Diretor Comercial|Diretora Comercial
marketing|mid|Analista de Marketing|Analista de Marketing
marketing|senior|Gerente de Marketing|Gerente de Marketing
finance|mid|Analista Financeiro|Analista Financeira
finance|cxo|Diretor Financeiro|Diretora Financeira
hr|mid|Analista de Recursos Humanos|Analista de Recursos Humanos
hr|senior|Gerente de RH|Gerente de RH
legal|mid|Advogado|Advogada
health|mid|Médico|Médica
health|mid|Enfermeiro|Enfermeira
education|mid|Professor|Professora
research|mid|Pesquisador|Pesquisadora
operations|mid|Gerente de Projetos|Gerente de Projetos
hardware|mid|Engenheiro Civil|Engenheira Civil
hardware|mid|Engenheiro Mecânico|Engenheira Mecânica
data|mid|Analista de Dados|Analista de Dados
data|mid|Cientista de Dados|Cientista de Dados
design|mid|Designer de Produto|Designer de Produto`,
  nl: `engineering|mid|Softwareontwikkelaar|Softwareontwikkelaar
leadership|cxo|Algemeen directeur|Algemeen directeur
sales|mid|Accountmanager|Accountmanager
sales|director|Commercieel directeur|Commercieel directeur
finance|mid|Boekhouder|Boekhouder
hr|mid|HR-adviseur|HR-adviseur
legal|mid|Advocaat|Advocaat
health|mid|Huisarts|Huisarts
health|mid|Verpleegkundige|Verpleegkundige
operations|mid|Projectleider|Projectleider
education|mid|Docent|Docente`,
  pl: `engineering|mid|Programista|Programistka
leadership|cxo|Prezes zarządu|Prezes zarządu
sales|mid|Przedstawiciel handlowy|Przedstawicielka handlowa
finance|mid|Księgowy|Księgowa
finance|cxo|Dyrektor finansowy|Dyrektor finansowa
legal|mid|Radca prawny|Radczyni prawna
health|mid|Lekarz|Lekarka
operations|mid|Kierownik projektu|Kierowniczka projektu`,
  it: `engineering|mid|Sviluppatore software|Sviluppatrice software
leadership|cxo|Amministratore delegato|Amministratrice delegata
sales|director|Direttore commerciale|Direttrice commerciale
marketing|senior|Responsabile marketing|Responsabile marketing
finance|mid|Commercialista|Commercialista
legal|mid|Avvocato|Avvocata
health|mid|Infermiere|Infermiera
hardware|mid|Ingegnere meccanico|Ingegnera meccanica
hardware|mid|Architetto|Architetta
education|mid|Docente|Docente`,
  sv: `engineering|mid|Systemutvecklare|Systemutvecklare
engineering|mid|Mjukvaruutvecklare|Mjukvaruutvecklare
leadership|cxo|Verkställande direktör|Verkställande direktör
sales|mid|Säljare|Säljare
hr|director|HR-chef|HR-chef
operations|mid|Projektledare|Projektledare
finance|mid|Redovisningsekonom|Redovisningsekonom
health|mid|Sjuksköterska|Sjuksköterska`,
}

export const LOCAL_TITLES: Partial<Record<Language, LocalTitle[]>> = Object.fromEntries(
  Object.entries(TABLE).map(([language, table]) => [
    language,
    table.split('\n').map((line) => {
      const [key, seniority, male, female] = line.split('|')
      return { function: key, seniority: seniority as Seniority, male, female }
    }),
  ])
)
