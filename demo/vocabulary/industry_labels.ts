/** Industry names on non-English pages: English | German | French | Spanish | Portuguese. */
const TABLE = `
Software Development|Softwareentwicklung|développement logiciel|desarrollo de software|desenvolvimento de software
Technology, Information and Internet|Internetdienste|services internet|servicios de internet|serviços de internet
IT Services and IT Consulting|IT-Beratung|conseil informatique|consultoría informática|consultoria de TI
Computer and Network Security|IT-Sicherheit|cybersécurité|ciberseguridad|cibersegurança
Data Infrastructure and Analytics|Datenanalyse|analyse de données|análisis de datos|análise de dados
Artificial Intelligence|künstliche Intelligenz|intelligence artificielle|inteligencia artificial|inteligência artificial
Computer Games|Computerspiele|jeux vidéo|videojuegos|jogos digitais
Semiconductor Manufacturing|Halbleiter|semi-conducteurs|semiconductores|semicondutores
Telecommunications|Telekommunikation|télécommunications|telecomunicaciones|telecomunicações
Robotics Engineering|Robotik|robotique|robótica|robótica
Financial Services|Finanzdienstleistungen|services financiers|servicios financieros|serviços financeiros
Fintech|Zahlungsverkehr|fintech|tecnología financiera|tecnologia financeira
Banking|Bankwesen|banque|banca|banco
Insurance|Versicherungen|assurance|seguros|seguros
Venture Capital and Private Equity|Wagniskapital|capital-risque|capital riesgo|capital de risco
Accounting|Wirtschaftsprüfung|expertise comptable|contabilidad|contabilidade
Hospitals and Health Care|Gesundheitsversorgung|soins de santé|atención sanitaria|cuidados de saúde
Biotechnology Research|Biotechnologie|biotechnologie|biotecnología|biotecnologia
Medical Equipment Manufacturing|Medizintechnik|dispositifs médicaux|equipos médicos|equipamentos médicos
Pharmaceutical Manufacturing|Arzneimittel|industrie pharmaceutique|industria farmacéutica|indústria farmacêutica
Mental Health Care|psychische Gesundheit|santé mentale|salud mental|saúde mental
Higher Education|Hochschulbildung|enseignement supérieur|educación superior|ensino superior
E-Learning Providers|E-Learning|formation en ligne|formación en línea|ensino a distância
Research Services|Forschung|recherche|investigación|pesquisa
Automotive Manufacturing|Fahrzeugbau|construction automobile|automoción|indústria automotiva
Industrial Machinery Manufacturing|Maschinenbau|machines industrielles|maquinaria industrial|máquinas industriais
Renewable Energy|erneuerbare Energien|énergies renouvelables|energías renovables|energias renováveis
Oil and Gas|Öl und Gas|pétrole et gaz|petróleo y gas|petróleo e gás
Construction|Bauwesen|construction|construcción|construção
Logistics and Supply Chain|Logistik|logistique|logística|logística
Airlines and Aviation|Luftfahrt|aviation|aviación|aviação
Space Technology|Raumfahrt|spatial|tecnología espacial|tecnologia espacial
Agriculture Technology|Agrartechnik|technologies agricoles|tecnología agrícola|tecnologia agrícola
Food and Beverage Manufacturing|Lebensmittel|agroalimentaire|alimentación|alimentos
Retail|Einzelhandel|commerce de détail|comercio minorista|varejo
Apparel and Fashion|Bekleidung|mode|moda|moda
Hospitality|Hotellerie|hôtellerie|hostelería|hotelaria
Travel Technology|Reisetechnik|technologies du voyage|tecnología de viajes|tecnologia de viagens
Media and News|Medien|médias|medios de comunicación|mídia
Music and Entertainment|Musik|musique|música|música
Advertising Services|Werbung|publicité|publicidad|publicidade
Management Consulting|Unternehmensberatung|conseil en management|consultoría de gestión|consultoria de gestão
Law Practice|Rechtsberatung|conseil juridique|asesoría jurídica|advocacia
Staffing and Recruiting|Personalvermittlung|recrutement|selección de personal|recrutamento
Architecture and Planning|Architektur|architecture|arquitectura|arquitetura
Real Estate|Immobilien|immobilier|inmobiliaria|imóveis
Non-profit Organization|gemeinnützige Arbeit|associations|entidades sin ánimo de lucro|organizações sem fins lucrativos
Government Administration|öffentliche Verwaltung|administration publique|administración pública|administração pública
`

export const INDUSTRY_LABELS: ReadonlyMap<string, Record<'de' | 'fr' | 'es' | 'pt', string>> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name, de, fr, es, pt] = line.split('|')
      return [name, { de, fr, es, pt }]
    })
)
