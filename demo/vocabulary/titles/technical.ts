import { jobFunction } from './function.js'

export const TECHNICAL = [
  jobFunction(
    'engineering',
    'technical',
    {
      entry:
        'Software Engineering Intern; Graduate Software Engineer; Working Student Software Development; Apprentice Developer',
      contributor:
        'Software Engineer; Backend Engineer; Frontend Engineer; Full Stack Engineer; Full Stack Developer; Mobile Engineer; iOS Engineer; Android Developer; Site Reliability Engineer; SRE; DevOps Engineer; Platform Engineer; Infrastructure Engineer; Cloud Engineer; Embedded Software Engineer; Firmware Engineer; QA Engineer; Test Automation Engineer; Data Engineer; Machine Learning Engineer; AI Engineer; NLP Engineer; Computer Vision Engineer; MLOps Engineer; Software Developer; Web Developer; Java Developer; Python Developer; Golang Developer; Rust Engineer; React Developer; Game Developer; Blockchain Developer; Smart Contract Developer; Solutions Architect; Software Architect; Database Engineer; Network Engineer; Robotics Engineer; Systems Engineer; Release Engineer; Compiler Engineer; Graphics Engineer; Software Engineer II; SWE; Member of Technical Staff; Developer Advocate; Developer Relations Engineer; Forward Deployed Engineer; Salesforce Developer; ERP Developer',
      manager:
        'Engineering Manager; Software Engineering Manager; Senior Engineering Manager; Infrastructure Manager; QA Manager; Machine Learning Manager; DevOps Manager; Team Lead Backend; Tech Lead',
      director:
        'Director of Engineering; Head of Engineering; Director of Platform; Head of AI/ML; Head of Infrastructure; Director of Machine Learning; Head of QA; Head of Mobile; Director of Software Development',
      vp: 'VP of Engineering; VP Engineering; Vice President, Engineering; VP of Platform; SVP Engineering',
      chief: 'Chief Technology Officer; CTO; Co-Founder & CTO; Chief Architect; Chief AI Officer',
    },
    'TypeScript; Python; Go; Rust; Java; Kotlin; Swift; React; Node.js; PostgreSQL; Kubernetes; AWS; Google Cloud; Terraform; Kafka; Redis; GraphQL; C++; PyTorch; TensorFlow; Spark; Linux; CI/CD; Distributed Systems; Microservices; Docker; Elasticsearch; gRPC; Django; Ruby on Rails; Solidity; WebAssembly; Observability; System Design',
    'build services that stay up at night; turn slow queries into fast ones; design APIs other teams like to use; keep build times short; move monoliths into pieces that make sense; ship small changes often; work on data pipelines end to end; care about readable code and quiet pagers'
  ),
  jobFunction(
    'security',
    'technical',
    {
      entry: 'Security Intern; SOC Trainee',
      contributor:
        'Security Engineer; Application Security Engineer; Cloud Security Engineer; Security Analyst; SOC Analyst; Penetration Tester; Incident Response Analyst; Threat Intelligence Analyst; Identity and Access Management Engineer; Security Architect; GRC Analyst',
      manager: 'Security Engineering Manager; Information Security Manager; SOC Manager',
      director: 'Head of Security; Director of Information Security; Head of Cyber Defence',
      vp: 'VP of Security; VP Information Security',
      chief: 'Chief Information Security Officer; CISO',
    },
    'Threat Modeling; SIEM; Penetration Testing; ISO 27001; OAuth; Incident Response; Zero Trust; Reverse Engineering; Cloud Security; Python',
    'find the weak spots before others do; make secure defaults the easy path; run incident drills; write detections that rarely cry wolf'
  ),
  jobFunction(
    'data',
    'technical',
    {
      entry: 'Data Science Intern; Graduate Data Analyst',
      contributor:
        'Data Analyst; Data Scientist; Analytics Engineer; Business Intelligence Analyst; Decision Scientist; Product Analyst; Applied Scientist; Quantitative Analyst; BI Developer; Marketing Analyst; Data Steward; Statistician; Data Architect; Research Scientist; Geospatial Analyst',
      manager:
        'Data Science Manager; Analytics Manager; Business Intelligence Manager; Data Governance Manager',
      director:
        'Head of Data; Director of Data Science; Director of Analytics; Head of Analytics; Head of Business Intelligence',
      vp: 'VP of Data; VP Analytics',
      chief: 'Chief Data Officer; Chief Analytics Officer',
    },
    'SQL; Python; R; dbt; Tableau; Looker; Power BI; Experimentation; Causal Inference; Forecasting; Airflow; Snowflake; BigQuery; Statistics; Pandas; Data Modeling',
    'answer questions with experiments rather than opinions; build the models the weekly meeting runs on; forecast demand; make dashboards people open twice'
  ),
  jobFunction(
    'product',
    'technical',
    {
      entry: 'Associate Product Manager; Product Management Intern',
      contributor:
        'Product Manager; Technical Product Manager; Growth Product Manager; Product Owner; B2B Product Manager; Platform Product Manager; AI Product Manager; Data Product Manager; Business Analyst; Product Operations Manager; Technical Program Manager',
      manager: 'Group Product Manager; Product Management Lead; Senior Manager, Product',
      director:
        'Head of Product; Director of Product; Director of Product Management; Director, Growth Product',
      vp: 'VP of Product; VP Product; Vice President, Product Management',
      chief: 'Chief Product Officer; CPO; Chief Product and Technology Officer',
    },
    'Roadmapping; User Research; A/B Testing; Agile; Pricing; Jira; Discovery; SQL; Stakeholder Management; Product Strategy; Go-to-Market; Prioritization',
    'spend a day a week with customers; say no with reasons; take products from a sketch to a second version; work where billing meets usability'
  ),
  jobFunction(
    'design',
    'technical',
    {
      entry: 'Design Intern; Junior Graphic Designer',
      contributor:
        'Product Designer; UX Designer; UI Designer; UX Researcher; Interaction Designer; Graphic Designer; Visual Designer; Brand Designer; Content Designer; Service Designer; Motion Designer; Industrial Designer; UX Writer; Design Systems Designer; Illustrator; Founding Designer',
      manager: 'Design Manager; UX Manager; Product Design Manager; User Research Manager; Art Director',
      director:
        'Head of Design; Director of Product Design; Head of UX; Director of User Research; Creative Director',
      vp: 'VP of Design; VP Product Design',
      chief: 'Chief Design Officer; Chief Experience Officer',
    },
    'Figma; Prototyping; Design Systems; User Research; Accessibility; Typography; Illustration; Usability Testing; Motion Design; Information Architecture; Adobe Creative Suite; Sketching',
    'draw the first and the last version; make forms that forgive; test with five people every second week; keep a design system honest'
  ),
  jobFunction(
    'it',
    'short',
    {
      entry: 'IT Support Apprentice; Service Desk Trainee',
      contributor:
        'IT Support Specialist; Systems Administrator; Network Administrator; IT Technician; Help Desk Analyst; Database Administrator; SAP Consultant; ERP Consultant; IT Project Manager; Scrum Master; Agile Coach; Business Systems Analyst',
      manager: 'IT Manager; IT Operations Manager; Service Delivery Manager',
      director: 'Head of IT; IT Director; Director of Information Technology',
      vp: 'VP of IT; VP Information Systems',
      chief: 'Chief Information Officer; CIO',
    },
    'Active Directory; Windows Server; Linux; Networking; ITIL; SAP; ServiceNow; Scrum; Azure; VMware; Scripting',
    'keep three hundred laptops patched; plan migrations nobody notices; run the service desk; bring old systems to retirement gently'
  ),
]
