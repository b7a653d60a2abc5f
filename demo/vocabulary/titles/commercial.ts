import { jobFunction } from './function.js'

export const COMMERCIAL = [
  jobFunction(
    'marketing',
    'office',
    {
      entry: 'Marketing Intern; Marketing Assistant; Social Media Trainee',
      contributor:
        'Marketing Specialist; Content Marketer; Growth Marketer; Product Marketing Manager; SEO Specialist; Copywriter; Social Media Manager; Community Manager; Brand Manager; Email Marketing Specialist; Performance Marketing Manager; Paid Acquisition Manager; Demand Generation Manager; Marketing Operations Specialist; Event Manager; Field Marketing Manager; Lifecycle Marketing Manager; PR Manager; Communications Specialist; Influencer Marketing Manager; Partner Marketing Manager; Content Strategist; CRM Manager',
      manager:
        'Marketing Manager; Senior Marketing Manager; Content Marketing Manager; Communications Manager; Digital Marketing Manager',
      director:
        'Head of Marketing; Director of Marketing; Director of Demand Generation; Head of Growth; Head of Content; Head of Brand; Director of Communications; Director of Product Marketing',
      vp: 'VP of Marketing; VP Marketing; VP Growth; VP of Communications',
      chief: 'Chief Marketing Officer; CMO; Chief Growth Officer',
    },
    'SEO; Google Analytics; Copywriting; HubSpot; Brand Strategy; Paid Social; Email Marketing; Content Strategy; Public Relations; Event Planning; Marketing Automation; Positioning',
    'write things people forward; run campaigns on small budgets; turn launches into habits; measure what the brand brings in'
  ),
  jobFunction(
    'sales',
    'office',
    {
      entry: 'Sales Development Representative; Business Development Representative; Sales Trainee',
      contributor:
        'Account Executive; SMB Account Executive; Enterprise Account Executive; Mid-Market Account Executive; Inside Sales Representative; Sales Engineer; Solutions Engineer; Account Manager; Key Account Manager; Business Development Manager; Partnerships Manager; Channel Manager; Territory Manager; Sales Representative; Field Sales Representative; Sales Operations Analyst; Export Sales Manager; Real Estate Agent',
      manager:
        'Sales Manager; Regional Sales Manager; SDR Manager; Sales Operations Manager; National Account Manager',
      director:
        'Head of Sales; Director of Sales; Sales Director; Director of Business Development; Head of Partnerships; Director of Sales Operations; Director of Revenue Operations',
      vp: 'VP of Sales; VP Sales; VP Business Development; Vice President, Partnerships; VP of Sales EMEA',
      chief: 'Chief Revenue Officer; CRO; Chief Commercial Officer; Chief Sales Officer',
    },
    'Salesforce; Negotiation; Cold Calling; Account Planning; Forecasting; SaaS Sales; Pipeline Management; MEDDIC; Presentations; Contract Negotiation; Prospecting; CRM',
    'sell software to people who did not plan to buy any; open new territories; keep a forecast within five per cent; listen more than I talk'
  ),
  jobFunction(
    'customer_success',
    'office',
    {
      entry: 'Customer Support Trainee; Support Associate',
      contributor:
        'Customer Success Manager; Customer Support Specialist; Technical Support Engineer; Implementation Specialist; Implementation Manager; Onboarding Specialist; Technical Account Manager; Customer Experience Specialist; Renewals Manager; Solutions Consultant; Call Centre Agent; Customer Service Representative',
      manager:
        'Customer Support Manager; Customer Success Team Lead; Support Operations Manager; Customer Service Manager',
      director:
        'Head of Customer Success; Director of Customer Success; Head of Support; Director of Customer Experience; Head of Professional Services',
      vp: 'VP of Customer Success; VP Customer Experience',
      chief: 'Chief Customer Officer',
    },
    'Customer Onboarding; Zendesk; Renewals; Intercom; Training; Churn Analysis; Customer Advocacy; Troubleshooting; Escalation Management; QBRs',
    'get new customers to their first good week; answer the hard tickets; turn complaints into a list for the product team; keep renewals boring'
  ),
  jobFunction(
    'media',
    'short',
    {
      entry: 'Editorial Assistant; Production Runner',
      contributor:
        'Journalist; Reporter; Editor; Photographer; Video Editor; Producer; Sound Designer; Podcast Producer; Translator; Technical Writer; Copy Editor; Screenwriter; Camera Operator; Music Composer; Data Journalist',
      manager: 'Managing Editor; Production Manager; News Editor; Executive Producer',
      director: 'Editor in Chief; Head of Programming; Head of Video; Director of Photography',
      vp: 'VP of Content; VP Production',
      chief: 'Chief Content Officer',
    },
    'Editing; Storytelling; Interviewing; Fact Checking; Adobe Premiere; Photography; Podcasting; Translation; Pro Tools; Scriptwriting',
    'write about rivers and the people who argue over them; cut films; translate manuals so that nobody notices; record sound outdoors'
  ),
  jobFunction(
    'hospitality',
    'short',
    {
      entry: 'Kitchen Assistant; Barista Trainee; Front Desk Trainee',
      contributor:
        'Chef; Sous Chef; Pastry Chef; Barista; Sommelier; Receptionist; Concierge; Store Associate; Visual Merchandiser; Buyer; Flight Attendant; Tour Guide; Event Planner; Category Manager; Fashion Designer; Baker; Travel Consultant',
      manager:
        'Restaurant Manager; Hotel Manager; Store Manager; Food and Beverage Manager; Area Manager; Merchandising Manager; E-commerce Manager',
      director:
        'Head Chef; Director of Hospitality; Head of Retail; Head of E-commerce; Director of Merchandising',
      vp: 'VP of Retail; VP Operations, Hotels',
      chief: 'Chief Merchandising Officer',
    },
    'Menu Planning; Food Safety; Guest Relations; Merchandising; Inventory; Wine; Point of Sale; Scheduling; Visual Merchandising; Shopify',
    'cook with what grows nearby; train teams for the busy season; run a shop where regulars meet; buy collections a year ahead'
  ),
]
