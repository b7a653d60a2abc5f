/**
 * Synonyms in questions and on pages, in English, German, French, Spanish and Portuguese. One group
 * per line; the first word names it. Folded, without inflection that `stem` removes.
 */
export const TERM_GROUPS = `
office offices buro buros niederlassung niederlassungen standort standorte zweigstelle bureau bureaux agence agences implantation oficina oficinas sucursal sucursales sede sedes escritorio escritorios filial filiais location locations branch branches site
customer customers client clients kunde kunden cliente clientes kundschaft clientele
user users nutzer benutzer anwender utilisateur utilisateurs usuario usuarios utilizador utilizadores member members mitglied mitglieder membre membres miembro miembros membro membros subscriber subscribers abonnent abonnenten abonne abonnes suscriptor suscriptores assinante assinantes
product products produkt produkte produit produits producto productos produto produtos
country countries land lander pays pais paises
city cities stadt stadte ville villes ciudad ciudades cidade cidades
language languages sprache sprachen langue langues idioma idiomas lengua lenguas lingua linguas
employee employees mitarbeiter mitarbeitende mitarbeiterin mitarbeiterinnen beschaftigte angestellte employe employes salarie salaries collaborateur collaborateurs effectif effectifs empleado empleados trabajador trabajadores plantilla funcionario funcionarios colaborador colaboradores headcount staff workforce personnel belegschaft
founder founders cofounder cofounders grunder grunderin fondateur fondatrice fondateurs cofondateur fundador fundadora fundadores cofundador
investor investors geldgeber investoren investisseur investisseurs inversor inversores inversionista investidor investidores backer backers
investment investments beteiligung investissement inversion investimento
funding finanzierung financement financiacion financiamiento financiamento fundraising raised
round rounds runde finanzierungsrunde ronda rodada
revenue revenues umsatz umsatze turnover ingresos facturacion faturamento receita receitas sales_revenue
profit gewinn benefice lucro ganancia beneficio
valuation bewertung valorisation valoracion valuacion avaliacao
price prices pricing preis preise prix tarif tarifs precio precios preco precos tarifa tarifas cost costs fee fees kosten gebuhr cout couts coste costo custo
plan plans tarifmodell forfait subscription abonnement abo suscripcion assinatura
support kundenservice kundensupport kundendienst helpdesk assistance soporte suporte hilfe help aide ayuda ajuda
press presse prensa imprensa media medien
sales vertrieb verkauf vente ventes ventas vendas commercial
billing rechnung rechnungen abrechnung facturation invoicing cobranca buchhaltung accounts
privacy datenschutz confidentialite privacidad privacidade dataprotection dpo
career careers karriere carriere carrieres carrera carreras carreira carreiras job jobs stelle stellen stellenangebote emploi emplois empleo empleos emprego empregos vacancy vacancies vacante vacantes vaga vagas recruitment recrutement reclutamiento recrutamento
hiring recruiting einstellung
certification certifications certified certificate certificates accreditation accredited zertifizierung zertifizierungen zertifiziert zertifikat zertifikate certifie certifiee certificacion certificaciones certificado certificada certificados certificacao certificacoes akkreditierung
award awards auszeichnung auszeichnungen preisgekront recompense recompenses premio premios
partner partners partnerschaft partenaire partenaires socio socios parceiro parceiros
supplier suppliers lieferant lieferanten fournisseur fournisseurs proveedor proveedores fornecedor fornecedores
competitor competitors wettbewerber konkurrent konkurrenten concurrent concurrents competidor competidores concorrente concorrentes
subsidiary subsidiaries tochtergesellschaft tochterunternehmen filiale filiales filialgesellschaft subsidiaria subsidiarias
parent muttergesellschaft mutterkonzern konzernmutter societe-mere maison-mere mere matriz controladora
owner owners inhaber inhaberin eigentumer proprietaire proprietario dono dueno ownership
shareholder shareholders gesellschafter aktionar aktionare actionnaire actionnaires accionista accionistas acionista acionistas
registration register registry handelsregister handelsregisternummer registrierungsnummer immatriculation registro matricula registrierung
vat ust ustid ust-idnr umsatzsteuer umsatzsteuer-id umsatzsteueridentifikationsnummer tva iva
tax steuer steuernummer impot fiscal fiscale nif cif cnpj impuesto imposto contribuinte
warehouse warehouses lager lagerhaus lagerhauser entrepot entrepots almacen almacenes armazem armazens deposito depositos
factory factories plant plants fabrik fabriken werk werke usine usines fabrica fabricas planta plantas production_site
store stores shop shops laden geschaft geschafte filialen magasin magasins boutique boutiques tienda tiendas loja lojas
restaurant restaurants restaurante restaurantes
hotel hotels hoteles hotels hoteis
room rooms zimmer chambre chambres habitacion habitaciones quarto quartos
vehicle vehicles fahrzeug fahrzeuge vehicule vehicules vehiculo vehiculos veiculo veiculos fleet flotte flota frota
patent patents patente patentes brevet brevets
project projects projekt projekte projet projets proyecto proyectos projeto projetos
student students schuler studierende studenten student etudiant etudiants eleve eleves estudiante estudiantes alumno alumnos estudante estudantes aluno alunos
school schools schule schulen ecole ecoles escuela escuelas colegio escola escolas
university universities universitat hochschule universite universidad universidade alma college
degree degrees abschluss studienabschluss diplome diplomes titulo titulacion licenciatura grau diploma diplom qualification qualifications
field studiengang studienfach discipline specialite especialidad especialidade major specialization specialisation fachgebiet fachrichtung specialty speciality
graduation abschlussjahr promotion graduacion formatura graduated
experience erfahrung berufserfahrung experiencia
pronoun pronouns pronomen pronom pronoms pronombre pronombres pronome pronomes
birthplace geburtsort birth_place
birthday geburtsdatum geburtstag anniversaire cumpleanos aniversario birthdate
nationality nationalitat staatsangehorigkeit staatsburgerschaft nationalite nacionalidad nacionalidade citizenship
hobby hobbies interest interests interessen loisirs aficiones passatempos interets intereses interesses
skill skills kenntnisse fahigkeiten kompetenzen competences habilidades competencias aptitudes
book books buch bucher livre livres libro libros livro livros
publication publications veroffentlichung veroffentlichungen publikation publikationen publicacion publicaciones publicacao publicacoes paper papers
talk talks vortrag vortrage conference conferences conferencia conferencias palestra palestras speaking speaker
award_year preisjahr
follower followers seguidores abonnes_followers
industry industries branche branchen wirtschaftszweig secteur secteurs industria sector sectores setor setores
technology tech technologies technologie technologien tecnologia tecnologias stack techstack tooling tools
framework frameworks
database databases datenbank datenbanken basededonnees
cloud
hosting hosted gehostet heberge hebergement alojamiento hospedagem hospedado
api apis schnittstelle interface programmierschnittstelle
integration integrations integrationen integraciones integracoes
opensource
license licence licenses lizenz lizenzen licencia licencias licenca licencas
trial probezeit testphase testversion testzeitraum essai prueba teste
free kostenlos kostenfrei gratuit gratuite gratuits gratis gratuito gratuita gratuitos gratuitas
remote fernarbeit homeoffice teletravail telework teletrabajo teletrabalho remoto distributed ortsunabhangig
hybrid hybride hibrido
onsite vor-ort presencial surplace
delivery lieferung livraison entrega envio shipping versand expedition
return returns ruckgabe ruckgaberecht retour retours devolucion devoluciones devolucao devolucoes
warranty garantie garantia gewahrleistung guarantee
hours offnungszeiten horaires horario horarios
address adresse anschrift direccion endereco morada
postcode postal plz zip postleitzahl cep
capital stammkapital grundkapital share_capital
court amtsgericht registergericht
slogan motto tagline leitspruch devise lema
mission mission misson leitbild
value_words werte valeurs valores
ticker borsenkurzel kurzel symbol
exchange borse bourse bolsa stockexchange
stock aktie aktien action actions accion acciones acao acoes share shares
public borsennotiert cote cotee cotizada cotada listed
headquarters hauptsitz firmensitz zentrale siege hq headoffice
legal rechtsform juridique juridica legalform
form
managing geschaftsfuhrer geschaftsfuhrung
budget etat presupuesto orcamento
market markt markte marche marches mercado mercados
region regions regionen regiao regioes regiones
service services dienstleistung dienstleistungen leistungen servicio servicios servico servicos
team teams equipe equipes equipo equipos mannschaft
department departments abteilung departement departamento service_dept
engineer engineers ingenieur ingenieure ingenieurs ingeniero ingenieros engenheiro engenheiros
developer developers entwickler developpeur developpeurs desarrollador desarrolladores desenvolvedor desenvolvedores
newsletter
blog
docs documentation dokumentation documentacion documentacao
status statusseite estado
terms agb conditions condiciones termos cgv
download downloads telecharger descargar
founded founding established gegrundet grundung grundungsdatum grundungsjahr fondee fonde fondation creation fundada fundado fundacion fundacao incorporated incorporation constituida constitucion
launch launched launches lancement lance lancee lanzamiento lancamento einfuhrung markteinfuhrung
renewable erneuerbar renouvelable renovable renovavel
sustainability nachhaltigkeit durabilite sostenibilidad sustentabilidade
carbon co2 klimaneutral carbone carbono
neutral neutre neutro neutra
weight gewicht poids peso
height hohe hauteur altura
capacity kapazitat capacite capacidad capacidade
area flache surface superficie
age alter edad idade
visitor visitors besucher visiteurs visitantes
volunteer volunteers freiwillige ehrenamtliche benevoles voluntarios
donation donations spende spenden don dons donacion donaciones doacao doacoes
seat seats platze sitzplatze places plazas lugares
course courses kurs kurse cours curso cursos
patient patients patienten pacientes
bed beds betten lits camas leitos
lawyer lawyers anwalt anwalte rechtsanwalte avocat avocats abogado abogados advogado advogados
doctor doctors arzt arzte medecin medecins medico medicos
minimum mindest mindestbestellwert minimo
order orders bestellung bestellungen commande commandes pedido pedidos encomenda
maximum hochst maximo
assistant assistants assistentin assistente asistente secretary sekretariat
insurance versicherung assurance seguro seguros
bank banks banken banque banco
vegan vegane vegano vegana
organic bio biologique ecologico organico
franchise franchising franquicia franquia
series serie
stage phase stade etapa estagio
model models modell modelle modele modeles modelo modelos
coverage abdeckung couverture cobertura
accessible barrierefrei accesible acessivel wheelchair
parking parkplatz parkplatze estacionamiento estacionamento aparcamiento
dog dogs hund hunde chien chiens perro perros cao caes
`
