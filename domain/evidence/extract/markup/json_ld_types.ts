const ORGANISATIONS = new Set(
  `Organization Corporation LocalBusiness NewsMediaOrganization EducationalOrganization CollegeOrUniversity GovernmentOrganization
  NGO Airline Consortium FundingScheme LibrarySystem MedicalOrganization OnlineBusiness OnlineStore PerformingGroup
  Project ResearchOrganization ResearchProject SportsOrganization WorkersUnion Brand ProfessionalService SoftwareCompany
  FinancialService InsuranceAgency BankOrCreditUnion LegalService MedicalBusiness Store Restaurant Hotel LodgingBusiness
  RealEstateAgent TravelAgency AutomotiveBusiness FoodEstablishment EmploymentAgency HealthAndBeautyBusiness
  HomeAndConstructionBusiness Dentist Physician Hospital School Startup TechCompany Library Museum`.split(
    /\s+/
  )
)
const ARTICLES = new Set(
  `Article NewsArticle BlogPosting Report SocialMediaPosting TechArticle ScholarlyArticle OpinionNewsArticle ReportageNewsArticle
  AnalysisNewsArticle BackgroundNewsArticle ReviewNewsArticle PressRelease LiveBlogPosting DiscussionForumPosting`.split(
    /\s+/
  )
)

/** Whether a schema.org type is an organisation. */
export const isOrganisation = (type: string): boolean =>
  ORGANISATIONS.has(type) || /Organization$|Business$/.test(type)
export const isPersonType = (type: string): boolean => type === 'Person' || type === 'Patient'
export const isArticleType = (type: string): boolean => ARTICLES.has(type)
