import { phraseFinder } from '../text/phrase_finder.js'
import { fold } from '../text/text.js'

/** Reports whether an indexed industry contains the value. Blank industries contain no value. */
export function industryMatches(stored: string | null | undefined, value: string): boolean {
  const industry = fold(stored ?? '')
  return industry !== '' && industry.includes(fold(value))
}

type Sector = { name: string; industries: readonly string[] }
export type SectorMention = Sector & { start: number; end: number }

/**
 * Sector words in queries, and the words that matching industries contain. Sectors affect only the
 * ranking.
 */
const SECTORS: readonly (readonly [phrases: string, industries: string])[] = [
  [
    'fintech|fin tech|financial technology|payments|neobank',
    'fintech|financial|finance|banking|payments|insurance',
  ],
  ['insurtech', 'insurance|insurtech|financial'],
  [
    'healthtech|health tech|digital health|healthcare|health care|medtech|medical devices',
    'health|medical|hospital|biotechnology',
  ],
  ['edtech|ed tech|education technology|e learning|elearning', 'education|e-learning|learning'],
  [
    'biotech|biotechnology|life sciences|pharma|pharmaceutical|pharmaceuticals',
    'biotechnology|pharmaceutical|life science|health',
  ],
  ['saas|b2b saas|cloud software|enterprise software', 'software|saas|internet|technology|cloud'],
  ['gaming|video games|game studio|games', 'game|gaming|entertainment'],
  ['e commerce|ecommerce|online retail', 'commerce|retail|marketplace|consumer'],
  ['cybersecurity|cyber security|infosec|information security', 'security|cyber'],
  ['web3|crypto|blockchain|defi|nft', 'blockchain|crypto|web3|financial'],
  [
    'climate|cleantech|clean tech|climate tech|greentech|renewables|renewable energy|energy',
    'energy|climate|renewable|environment|utilities',
  ],
  ['proptech|real estate', 'real estate|proptech|property'],
  ['agtech|agritech|agriculture', 'agriculture|farming|food'],
  ['adtech|martech|advertising', 'advertising|marketing|media'],
  ['legaltech|legal tech', 'legal|law'],
  ['hrtech|hr tech', 'human resources|staffing|hr'],
  ['foodtech|food and beverage|food', 'food|beverage|restaurant'],
  ['mobility|automotive|ev|electric vehicles', 'automotive|mobility|transport|vehicle'],
  ['logistics|supply chain', 'logistics|supply chain|transport'],
  ['robotics', 'robotics|automation|machinery'],
  [
    'ai startup|ai startups|ai company|ai companies|artificial intelligence startup',
    'artificial intelligence|machine learning|ai|software',
  ],
  ['startup|startups|start up|scaleup|scale up|early stage|early-stage', 'internet|software|technology'],
  ['faang|big tech|maang', 'internet|software|technology'],
  ['enterprise|enterprises', 'software|information technology'],
  ['consumer|b2c', 'consumer|retail'],
  ['media|publishing', 'media|publishing|broadcast'],
  ['telecom|telecommunications', 'telecommunications|wireless'],
  ['manufacturing|industrial', 'manufacturing|industrial|machinery'],
  ['aerospace|defense|space', 'aerospace|aviation|defense|space'],
  ['travel|hospitality|hotel|hotels', 'travel|hospitality|hotel|tourism|leisure'],
  ['fashion|apparel|luxury', 'fashion|apparel|luxury|textile'],
  ['government|public sector|nonprofit|non profit|ngo', 'government|public|nonprofit|non-profit'],
  [
    'banking|investment banking|private equity|venture capital|hedge fund',
    'bank|financial|investment|capital',
  ],
  ['regtech|wealthtech|lending', 'financial|banking|legal|compliance'],
  ['femtech|mental health|wellness|telehealth|telemedicine', 'health|wellness|medical'],
  ['genomics|gene therapy|synthetic biology', 'biotechnology|genomics|pharmaceutical'],
  [
    'developer tools|devtools|dev tools|infrastructure software|cloud infrastructure',
    'software|developer|cloud|internet',
  ],
  ['deep tech|deeptech|quantum|quantum computing', 'quantum|research|semiconductor|computing'],
  ['iot|internet of things|wearables', 'iot|electronics|hardware|internet of things'],
  ['drones|autonomous vehicles|autonomous driving|self driving', 'automotive|aviation|robotics|transport'],
  [
    'vr|ar vr|virtual reality|augmented reality|metaverse',
    'virtual reality|augmented reality|game|entertainment',
  ],
  ['solar|wind energy|nuclear|batteries|battery', 'energy|renewable|utilities|electrical'],
  ['marketplace|marketplaces|d2c|dtc|direct to consumer', 'commerce|marketplace|retail|consumer'],
  ['creator economy|social media company|social network', 'media|internet|social'],
  ['govtech|civic tech', 'government|public'],
  ['traveltech|travel tech', 'travel|tourism|leisure'],
  ['sportstech|sports tech', 'sport'],
  ['cannabis', 'cannabis|pharmaceutical|agriculture'],
  [
    'consulting firm|consulting firms|consultancy|big four|big 4|mbb',
    'consulting|professional services|accounting',
  ],
  ['insurance', 'insurance'],
  ['retail', 'retail|consumer'],
  ['construction', 'construction|building|civil engineering'],
  ['oil and gas|mining', 'oil|gas|mining|energy'],
  ['semiconductor|semiconductors|hardware', 'semiconductor|hardware|electronics'],
  ['sports|fitness', 'sport|fitness|wellness'],
  ['entertainment|music|film', 'entertainment|music|film|motion picture'],
]

const find = phraseFinder<Sector>(
  SECTORS.flatMap(([phrases, industries]) => {
    const names = phrases.split('|')
    const sector = { name: names[0], industries: industries.split('|') }
    return names.map((name) => [name, sector] as const)
  })
)

export const findSectors = (tokens: readonly string[]): SectorMention[] =>
  find(tokens).map(({ start, end, entry }) => ({ ...entry, start, end }))
