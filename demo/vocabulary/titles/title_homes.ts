import type { Industry } from '../industries.js'

/** Titles that only exist in some sectors or industries; all others fit anywhere. */
const ONLY_IN: readonly [places: string[], titles: string[]][] = [
  [['Computer Games'], ['Game Developer', 'Graphics Engineer']],
  [['Airlines and Aviation'], ['Flight Attendant', 'Pilot', 'Aircraft Mechanic']],
  [
    ['Travel Technology', 'Hospitality'],
    [
      'Tour Guide',
      'Travel Consultant',
      'Concierge',
      'Hotel Manager',
      'VP Operations, Hotels',
      'Director of Hospitality',
      'Front Desk Trainee',
    ],
  ],
  [
    ['Hospitality', 'Food and Beverage Manufacturing'],
    [
      'Chef',
      'Sous Chef',
      'Pastry Chef',
      'Baker',
      'Sommelier',
      'Barista',
      'Restaurant Manager',
      'Food and Beverage Manager',
      'Head Chef',
      'Kitchen Assistant',
      'Barista Trainee',
    ],
  ],
  [
    ['Retail', 'Apparel and Fashion'],
    [
      'Store Associate',
      'Visual Merchandiser',
      'Store Manager',
      'Head of Retail',
      'VP of Retail',
      'Director of Merchandising',
      'Merchandising Manager',
      'Chief Merchandising Officer',
    ],
  ],
  [['Apparel and Fashion'], ['Fashion Designer']],
  [
    ['Higher Education'],
    [
      'Lecturer',
      'Professor',
      'Associate Professor',
      'Assistant Professor',
      'Dean',
      'Librarian',
      'Library Manager',
      'Admissions Manager',
      'Director of Admissions',
      'Provost',
      'Rector',
      'Chancellor',
      'Vice Rector',
      'Vice President for Academic Affairs',
    ],
  ],
  [
    ['E-Learning Providers', 'Non-profit Organization'],
    ['Primary School Teacher', 'School Principal', 'School Counselor'],
  ],
  [
    ['Hospitals and Health Care', 'Mental Health Care'],
    [
      'Nurse Manager',
      'Ward Manager',
      'Practice Manager',
      'Paramedic',
      'Midwife',
      'Emergency Physician',
      'Surgeon',
      'Anesthesiologist',
      'Director of Nursing',
      'Head of Surgery',
      'Dentist',
      'Nurse Practitioner',
    ],
  ],
  [
    ['education', 'Research Services', 'Agriculture Technology'],
    ['Oceanographer', 'Geologist', 'Ecologist'],
  ],
  [
    ['finance'],
    [
      'Portfolio Manager',
      'Investment Analyst',
      'Investment Associate',
      'Credit Analyst',
      'Underwriter',
      'Claims Adjuster',
      'Actuary',
      'Financial Advisor',
      'Mortgage Advisor',
      'Equity Research Analyst',
      'Fraud Analyst',
      'Branch Manager',
      'Investment Director',
      'General Partner',
      'Chief Investment Officer',
    ],
  ],
  [
    ['finance', 'tech'],
    ['Blockchain Developer', 'Smart Contract Developer', 'Quantitative Analyst'],
  ],
  [
    ['tech'],
    [
      'Compiler Engineer',
      'Developer Advocate',
      'Developer Relations Engineer',
      'Member of Technical Staff',
      'Forward Deployed Engineer',
      'Trust & Safety Specialist',
      'Content Policy Manager',
      'Trust & Safety Manager',
      'Head of Trust & Safety',
      'ASIC Design Engineer',
    ],
  ],
  [
    ['tech', 'industry'],
    ['Robotics Engineer', 'Embedded Software Engineer', 'Firmware Engineer'],
  ],
  [
    ['services'],
    [
      'Real Estate Agent',
      'Management Consultant',
      'Strategy Consultant',
      'Engagement Manager',
      'Associate Attorney',
      'Notary',
      'Managing Partner',
      'Executive Recruiter',
      'Architect',
    ],
  ],
  [
    ['industry'],
    [
      'Customs Broker',
      'Fleet Coordinator',
      'Aerospace Engineer',
      'Train Driver',
      'Ship Captain',
      'Wind Turbine Technician',
      'Solar Installer',
      'Plant Manager',
      'Farm Manager',
    ],
  ],
  [
    ['industry', 'consumer'],
    [
      'Warehouse Manager',
      'Supply Chain Analyst',
      'Logistics Coordinator',
      'Export Sales Manager',
      'Director of Supply Chain',
      'VP Supply Chain',
      'Chief Supply Chain Officer',
    ],
  ],
  [['health'], ['Medical Science Liaison', 'Process Development Scientist']],
  [['public', 'services', 'industry'], ['Urban Planner']],
  [
    ['public'],
    [
      'City Manager',
      'Mayor',
      'Police Officer',
      'Firefighter',
      'Diplomat',
      'Civil Servant',
      'Legislative Aide',
    ],
  ],
]

const HOMES: ReadonlyMap<string, string[]> = new Map(
  ONLY_IN.flatMap(([places, titles]) => titles.map((title) => [title, places] as const))
)

/** Whether a person in a company of this industry can have the title. */
export function fitsIndustry(title: string, industry: Industry): boolean {
  const homes = HOMES.get(title)
  return !homes || homes.includes(industry.sector) || homes.includes(industry.name)
}
