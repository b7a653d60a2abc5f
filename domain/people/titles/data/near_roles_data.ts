/**
 * Roles that people use for one another, by line, as canonical tokens. A search for one also finds
 * the others, and ranks them lower. Filters do not.
 */
export const NEAR_ROLES: readonly (readonly string[][])[] = `
software developer = software engineer = programmer = developer
web developer = web engineer = frontend developer = fullstack developer
mobile developer = mobile engineer = android developer = ios developer
data scientist = ml scientist = applied scientist
data analyst = bi analyst = analytics analyst
developer~ relation = developer~ advocate = developer~ evangelist = technical advocate = technical evangelist = cloud advocate
technical writer = tech writer = documentation writer = documentation engineer = technical author
system administrator = system engineer = it administrator = network administrator
devops engineer = site reliability engineer = platform engineer = infrastructure engineer
qa engineer = test engineer = software tester = quality engineer = qa analyst
solution architect = cloud architect
researcher = research scientist = research fellow = research associate
professor = lecturer
teacher = instructor = educator = tutor
trainer = instructor = educator
author = writer
journalist = reporter = correspondent
recruiter = talent acquisition specialist = talent acquisition partner = talent partner = sourcer
salesperson = sales representative = account executive = sales executive = sales associate = sales consultant
doctor = physician
ux designer = product designer = ux ui designer = interaction designer
tech lead = lead engineer = lead developer
lawyer = counsel
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ').map((role) => role.split(' ')))

/** Words before `developer` and `engineer` that make both the same role. Technologies do too. */
export const SOFTWARE: ReadonlySet<string> = new Set(
  'software frontend backend fullstack web mobile android ios app application cloud ml ai game embedded'.split(
    ' '
  )
)
