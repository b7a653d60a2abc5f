import type { PersonRecord } from '#domain/people/person'

type Short = Partial<PersonRecord> & { name: string }
const at = '2026-09-01T00:00:00Z'
const person = (record: Short): PersonRecord => ({ observed_at: at, ...record })

/** Invented people, each there for a rule of the interface. Names say what they show. */
export const PEOPLE: PersonRecord[] = [
  person({ name: 'Ada Cofound', title: 'Co-Founder & CEO', company: 'Quorvane, Inc.', city: 'Austin', state: 'TX', country: 'United States', industry: 'Computer Software', pronet_url: 'https://www.linkedin.com/in/ada-cofound' }),
  person({ name: 'Bob Assist', title: 'Assistant to the Founder', company: 'Quorvane', city: 'Austin', state: 'Ohio', country: 'USA', industry: 'Computer Software' }),
  person({ name: 'Cleo Engineer', title: 'Software Engineer', company: 'Quorvane GmbH', city: 'Berlin', country: 'Germany', industry: 'Computer Software', emails: ['cleo@quorvane.example'], phones: ['+1 202 555 0143'], skills: ['rust', 'kafka'], summary: 'Reach me at cleo@quorvane.example' }),
  person({ name: 'Dan Senior', title: 'Sr. Engineer', company: 'Quorvane Foods', city: 'Cairo', country: 'Egypt', industry: '' }),
  person({ name: 'Eve Manager', title: 'Engineering Manager', company: 'Zelquint', city: 'San Francisco', state: 'CA', country: 'United States', industry: 'Financial Services' }),
  person({ name: 'Fay Head', title: 'Head of Sales', company: 'Zelquint LLC', city: 'Paris', country: 'France', industry: 'Financial Services' }),
  person({ name: 'Gus Chief', title: 'Chief of Product', company: 'Brannow', city: 'London', country: 'United Kingdom', industry: 'Software Tools' }),
  person({ name: 'Hal Fellow', title: 'Research Fellow', company: 'Brannow', city: 'Cambridge', country: 'United Kingdom', industry: 'Research' }),
  person({ name: 'Ivy Blank', company: 'Brannow', city: 'Munich', country: 'Germany' }),
  person({ name: 'Jon Nowhere', title: 'Product Manager', company: 'Brannow' }),
  person({ name: 'Kim Noboss', title: 'Product Manager', city: 'Berlin', country: 'Germany' }),
  person({ name: 'Lea Product', title: 'Product Manager', company: 'Zelquint', city: 'Berlin', country: 'Germany', industry: 'Fintech', skills: ['payments'] }),
  person({ name: 'Max Past', title: 'Advisor', company: 'Brannow', city: 'Berlin', country: 'Germany', experience: [{ title: 'Founder', company: 'Oldco', end: '2019' }] }),
  person({ name: 'Ned Junior', title: 'Junior Accountant', company: 'Brannow', city: 'Toronto', state: 'Ontario', country: 'Canada' }),
  person({ name: 'Oda Intern', title: 'Marketing Intern', company: 'Brannow', city: 'Lyon', country: 'France' }),
  person({ name: 'Pia Staff', title: 'Staff Engineer', company: 'Brannow', city: 'Warsaw', country: 'Poland' }),
  person({ name: 'Quy Principal', title: 'Principal Designer', company: 'Brannow', city: 'Hanoi', country: 'Vietnam' }),
  person({ name: 'Rex Vice', title: 'VP of Engineering', company: 'Brannow', city: 'Dublin', country: 'Ireland' }),
  person({ name: 'Sam Mid', title: 'Data Analyst', seniority: 'mid', company: 'Brannow', city: 'Oslo', country: 'Norway' }),
  person({ name: 'Tom Rebrand', title: 'Software Engineer', company: 'Meta', city: 'Zurich', country: 'Switzerland' }),
]
