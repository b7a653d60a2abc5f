import { jobFunction } from './function.js'

export const PROFESSIONS = [
  jobFunction(
    'health',
    'short',
    {
      entry: 'Nursing Student; Medical Intern; Healthcare Assistant',
      contributor:
        'Registered Nurse; Physician; General Practitioner; Pediatrician; Cardiologist; Surgeon; Anesthesiologist; Radiologist; Psychologist; Psychotherapist; Physiotherapist; Pharmacist; Dentist; Midwife; Paramedic; Medical Laboratory Technician; Nurse Practitioner; Occupational Therapist; Dietitian; Veterinarian; Clinical Research Associate; Speech Therapist; Emergency Physician; Oncologist; Social Worker; Radiographer',
      manager:
        'Nurse Manager; Ward Manager; Practice Manager; Clinical Operations Manager; Laboratory Manager',
      director:
        'Medical Director; Director of Nursing; Head of Clinical Research; Head of Surgery; Clinical Director',
      vp: 'VP of Clinical Operations; VP Medical Affairs',
      chief: 'Chief Medical Officer; Chief Nursing Officer',
    },
    'Patient Care; Clinical Trials; Emergency Medicine; Diagnostics; Electronic Health Records; GCP; Rehabilitation; Counselling; Triage; Pharmacology; Infection Control',
    'work nights in emergency care; run a small practice with a long waiting list; see children and calm parents; study sleep'
  ),
  jobFunction(
    'education',
    'short',
    {
      entry: 'Teaching Assistant; Student Teacher',
      contributor:
        'Teacher; Primary School Teacher; Mathematics Teacher; Science Teacher; Language Teacher; Lecturer; Professor; Associate Professor; Assistant Professor; Instructional Designer; Curriculum Developer; School Counselor; Librarian; Academic Advisor; Tutor; Music Teacher; Corporate Trainer',
      manager: 'Program Coordinator; Admissions Manager; Library Manager; Training Manager',
      director:
        'School Principal; Dean; Head of Department; Director of Admissions; Director of Studies; Head of Learning',
      vp: 'Vice President for Academic Affairs; Vice Rector',
      chief: 'Provost; Rector; Chief Learning Officer; Chancellor',
    },
    'Curriculum Design; Classroom Management; Lecturing; Assessment; Mentoring; Moodle; Public Speaking; Academic Writing; Tutoring',
    'teach statistics to people who fear it; lead a reading programme; supervise theses; write exercises with more than one answer'
  ),
  jobFunction(
    'research',
    'technical',
    {
      entry: 'Research Intern; Doctoral Candidate; PhD Student; Research Assistant',
      contributor:
        'Research Scientist; Postdoctoral Researcher; Research Engineer; Biologist; Chemist; Physicist; Bioinformatician; Materials Scientist; Economist; Policy Analyst; Oceanographer; Process Development Scientist; Formulation Scientist; Regulatory Affairs Specialist; Geologist; Ecologist; Medical Science Liaison',
      manager: 'Laboratory Manager; Research Manager; Regulatory Affairs Manager; R&D Manager',
      director:
        'Head of Research; Director of R&D; Head of Research and Development; Director of Regulatory Affairs; Scientific Director; Principal Investigator',
      vp: 'VP of Research; VP R&D',
      chief: 'Chief Scientific Officer; Chief Scientist',
    },
    'Experimental Design; CRISPR; Statistics; MATLAB; Mass Spectrometry; Grant Writing; Cell Culture; Scientific Writing; Simulation; Microscopy; LaTeX; Flow Cytometry',
    'study how sediments remember floods; grow cells that glow; write grants and sometimes win; share data before the paper'
  ),
  jobFunction(
    'hardware',
    'technical',
    {
      entry: 'Mechanical Engineering Intern; Graduate Engineer',
      contributor:
        'Mechanical Engineer; Electrical Engineer; Hardware Engineer; Civil Engineer; Structural Engineer; Process Engineer; Manufacturing Engineer; Industrial Engineer; Chemical Engineer; Aerospace Engineer; Automation Engineer; PLC Programmer; Environmental Engineer; Quality Engineer; Power Electronics Engineer; ASIC Design Engineer; Energy Consultant; Architect; Urban Planner; Geotechnical Engineer',
      manager:
        'Production Manager; Engineering Project Manager; Plant Manager; Quality Assurance Manager; Maintenance Manager; Construction Manager',
      director:
        'Director of Manufacturing; Head of Production; Head of Hardware; Director of Construction; Director of Quality',
      vp: 'VP of Manufacturing; VP Hardware',
      chief: 'Chief Engineer',
    },
    'SolidWorks; AutoCAD; MATLAB; PLC; Lean Manufacturing; FMEA; Finite Element Analysis; Revit; PCB Design; Six Sigma; Thermodynamics; BIM; Verilog',
    'design parts that come apart again; take prototypes to the line; survey bridges; keep a plant running through winter'
  ),
  jobFunction(
    'trades',
    'short',
    {
      entry: 'Apprentice Electrician; Apprentice Carpenter; Warehouse Trainee',
      contributor:
        'Electrician; Plumber; Carpenter; Welder; CNC Machinist; Truck Driver; Forklift Operator; Machine Operator; Maintenance Technician; Solar Installer; Wind Turbine Technician; Heating Engineer; Automotive Mechanic; Aircraft Mechanic; Warehouse Associate; Field Service Technician; Gardener; Ship Captain; Pilot; Train Driver; Farm Manager; Stonemason',
      manager: 'Site Supervisor; Shift Supervisor; Workshop Manager; Foreman; Dispatch Manager',
      director: 'Director of Field Operations; Head of Maintenance',
      vp: 'VP of Field Operations',
      chief: 'Master Craftsman and Owner',
    },
    'Welding; Electrical Installation; Blueprint Reading; Safety Training; CNC Programming; Hydraulics; Preventive Maintenance; Heat Pumps; Forklift Licence; Carpentry',
    'repair what others replace; install heat pumps in old houses; teach apprentices; drive the night route'
  ),
  jobFunction(
    'public',
    'short',
    {
      entry: 'Civil Service Trainee; Volunteer Coordinator Assistant',
      contributor:
        'Policy Advisor; Case Worker; Grant Writer; Program Officer; Fundraising Manager; Urban Planner; Civil Servant; Community Organizer; Museum Curator; Archivist; Police Officer; Firefighter; Diplomat; Campaign Manager; Sustainability Analyst; ESG Analyst; Public Health Officer; Housing Officer; Statistician; Legislative Aide',
      manager:
        'Programme Manager; Sustainability Manager; Volunteer Manager; Public Affairs Manager; Development Manager',
      director:
        'Executive Director; Director of Policy; Head of Sustainability; Head of Public Affairs; Director of Development; City Manager',
      vp: 'VP of Public Policy; VP of Programs',
      chief: 'Chief Sustainability Officer; Secretary General; Mayor',
    },
    'Policy Analysis; Grant Writing; Fundraising; Community Outreach; Public Speaking; Stakeholder Engagement; Monitoring and Evaluation; Sustainability Reporting; Program Management',
    'work on housing policy; raise money for wells and count the wells; connect residents with their council; write rules people can follow'
  ),
]
