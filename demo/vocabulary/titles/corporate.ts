import { jobFunction } from './function.js'

export const CORPORATE = [
  jobFunction(
    'finance',
    'office',
    {
      entry: 'Finance Intern; Audit Trainee; Accounts Assistant',
      contributor:
        'Accountant; Financial Analyst; Controller; FP&A Analyst; Auditor; Tax Advisor; Treasury Analyst; Payroll Specialist; Bookkeeper; Investment Analyst; Investment Associate; Credit Analyst; Risk Analyst; Actuary; Underwriter; Claims Adjuster; Portfolio Manager; Financial Advisor; Compliance Analyst; Fraud Analyst; Mortgage Advisor; Procurement Analyst; Equity Research Analyst',
      manager:
        'Finance Manager; Accounting Manager; FP&A Manager; Tax Manager; Audit Manager; Branch Manager; Risk Manager; Treasury Manager',
      director:
        'Finance Director; Director of Finance; Head of Finance; Head of FP&A; Head of Risk; Investment Director; Director of Accounting; Head of Compliance',
      vp: 'VP of Finance; VP Finance; VP, Corporate Development',
      chief: 'Chief Financial Officer; CFO; Chief Risk Officer; Chief Investment Officer; General Partner',
    },
    'Financial Modeling; Excel; IFRS; US GAAP; Budgeting; SAP; NetSuite; Audit; Tax; Cash Flow Management; Valuation; Risk Management; Internal Controls; Power BI',
    'close the books on the fourth working day; build the model behind the budget; explain numbers to people who avoid them; look after cash'
  ),
  jobFunction(
    'legal',
    'office',
    {
      entry: 'Legal Intern; Trainee Solicitor',
      contributor:
        'Legal Counsel; Corporate Counsel; Paralegal; Attorney; Solicitor; Contract Manager; Privacy Counsel; Patent Attorney; Employment Lawyer; Compliance Officer; Data Protection Officer; Legal Operations Specialist; Associate Attorney; Notary; Trust & Safety Specialist; Content Policy Manager',
      manager: 'Legal Manager; Legal Operations Manager; Trust & Safety Manager; Compliance Manager',
      director:
        'Head of Legal; Head of Privacy; Director of Legal Affairs; Associate General Counsel; Head of Trust & Safety; Director of Compliance',
      vp: 'VP Legal; VP of Compliance',
      chief: 'General Counsel; Chief Legal Officer; Managing Partner; Chief Compliance Officer',
    },
    'Contract Law; GDPR; Negotiation; Employment Law; Intellectual Property; Litigation; Compliance; Corporate Governance; Due Diligence; Legal Research; Content Moderation',
    'make contracts shorter; advise founders on their first hires; read regulations so that others need not; settle before court'
  ),
  jobFunction(
    'hr',
    'office',
    {
      entry: 'HR Assistant; Recruiting Coordinator; HR Intern',
      contributor:
        'Recruiter; Technical Recruiter; HR Business Partner; People Partner; Talent Acquisition Specialist; HR Generalist; Compensation Analyst; Learning & Development Specialist; People Operations Specialist; Executive Recruiter; Sourcer; Employer Branding Specialist; Diversity and Inclusion Specialist; Office Manager',
      manager:
        'HR Manager; Talent Acquisition Manager; Learning & Development Manager; People Operations Manager; Recruiting Manager',
      director:
        'Head of People; Head of HR; Head of Recruiting; Director of Talent Acquisition; HR Director; Director of Human Resources; Head of Talent',
      vp: 'VP of People; VP Human Resources; VP Talent',
      chief: 'Chief People Officer; CHRO; Chief Human Resources Officer',
    },
    'Talent Acquisition; Interviewing; Employee Relations; Workday; Compensation; Performance Management; Sourcing; Coaching; Labor Law; Onboarding; Organizational Development',
    'hire slowly and onboard well; coach first-time managers; keep pay fair and written down; build teams in three countries'
  ),
  jobFunction(
    'operations',
    'office',
    {
      entry: 'Operations Intern; Logistics Trainee; Administrative Assistant',
      contributor:
        'Operations Analyst; Operations Specialist; Project Manager; Program Manager; Supply Chain Analyst; Logistics Coordinator; Procurement Specialist; Buyer; Executive Assistant; Strategy Analyst; Management Consultant; Strategy Consultant; Revenue Operations Analyst; Quality Manager; Facilities Coordinator; Chief of Staff; Customs Broker; Fleet Coordinator; Business Operations Manager',
      manager:
        'Operations Manager; Supply Chain Manager; Logistics Manager; Procurement Manager; Warehouse Manager; Engagement Manager; PMO Manager; General Manager',
      director:
        'Head of Operations; Director of Operations; Head of Procurement; Director of Supply Chain; Head of Strategy; Head of Logistics; Director of Program Management',
      vp: 'VP of Operations; VP Operations; VP Supply Chain; VP Strategy',
      chief: 'Chief Operating Officer; COO; Chief Strategy Officer; Chief Supply Chain Officer',
    },
    'Process Improvement; Lean; Six Sigma; Project Management; Vendor Management; Excel; Supply Chain; Procurement; Inventory Management; Stakeholder Management; SAP; Change Management',
    'make Mondays predictable; cut lead times; run programmes across time zones; find the bottleneck and then the next one'
  ),
  jobFunction(
    'leadership',
    'short',
    {
      entry: 'Founder Associate',
      contributor: 'Entrepreneur in Residence; Founding Engineer; First Engineer; Founding Designer',
      manager: 'Country Manager; General Manager; Site Manager',
      director: 'Managing Director; Regional Director; Executive Director',
      vp: 'Executive Vice President; Senior Vice President',
      chief:
        'CEO; Chief Executive Officer; Founder & CEO; Co-Founder; Co-Founder & CEO; Founder; President; Cofounder and CEO; Managing Partner; Owner',
    },
    'Leadership; Fundraising; Strategy; Business Development; Hiring; Board Management; Public Speaking; Company Building; Mergers and Acquisitions',
    'started with two friends and one customer; build companies that outlast their founders; spend my time on hiring and pricing; lead through the unglamorous years'
  ),
]
