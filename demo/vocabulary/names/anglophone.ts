import { culture } from './culture.js'

export const english = culture(
  `Emma Olivia Charlotte Amelia Sophie Grace Hannah Emily Jessica Sarah Rachel Laura Megan Katherine Elizabeth
   Margaret Alice Claire Victoria Lucy Rebecca Nicole Samantha Julia Allison Heather Amy Stephanie Natalie Lauren
   Jennifer Michelle Kimberly Angela Melissa Abigail Harriet Georgia Eleanor Chloe Holly Jasmine Paige Brooke`,
  `James William Thomas Oliver George Henry Daniel Matthew Andrew David Michael Christopher Robert Benjamin Samuel
   Joseph Edward Alexander Nathan Jonathan Ryan Kevin Brian Steven Mark Peter Simon Adam Luke Jack Ethan Noah Logan
   Jacob Tyler Kyle Patrick Gregory Jeffrey Stephen Timothy Scott Eric Aaron Ian Callum Dominic Marcus`,
  `Smith Johnson Williams Brown Taylor Davies Wilson Evans Thomas Roberts Walker Wright Robinson Thompson White Hughes
   Edwards Green Hall Wood Harris Lewis Martin Jackson Clarke Clark Turner Hill Moore Cooper Ward Morris King Baker
   Harrison Morgan Allen Parker Bennett Cook Bailey Carter Richardson Shaw Collins Bell Murphy Miller Cox Reed Foster
   Gray Fisher Hunt Palmer Simpson Marshall Webb Stone Barnes Porter Hayes Fletcher Brooks Griffin Russell Lawson
   Whitaker Holloway Ashworth Pemberton Sinclair Chandler Prescott Langley Winters Thornton Barlow Hartley Osborne`
)

export const africanAmerican = culture(
  `Aaliyah Imani Keisha Latoya Tamika Monique Ebony Danielle Brianna Jada Kiara Nia Simone Renee Alicia Tiana Maya`,
  `Jamal Darius Malik Terrence Andre Marcus DeShawn Isaiah Elijah Xavier Reginald Tyrone Jalen Cedric Maurice Omari`,
  `Washington Jefferson Jackson Williams Robinson Freeman Booker Banks Gaines Coleman Bryant Simmons Mosley Dawson
   Braxton Whitfield Hampton Sims Baptiste Pierre Gordon Rivers Tolbert Hairston`
)

export const irish = culture(
  `Aoife Ciara Niamh Saoirse Siobhan Orla Roisin Sinead Maeve Grainne Eimear Deirdre Fiona Aisling`,
  `Conor Sean Cian Oisin Declan Eoin Niall Padraig Ronan Diarmuid Cormac Brendan Liam Colm Fergal`,
  `O'Brien O'Connor Murphy Kelly Byrne Ryan O'Sullivan Walsh Doyle McCarthy Gallagher Doherty Kennedy Lynch Quinn
   Fitzgerald Nolan Brennan Kavanagh Healy McGrath O'Shea Flanagan Keane Mulligan`
)

export const scottish = culture(
  `Isla Eilidh Catriona Mairi Kirsty Ailsa Morag Fiona Shona Iona`,
  `Hamish Angus Alasdair Fraser Ewan Gregor Lachlan Struan Calum Rory Duncan`,
  `MacDonald Campbell Stewart Fraser McKenzie Ross Sutherland Cameron MacLeod Buchanan Drummond Kerr Lindsay Rennie`
)

export const nigerian = culture(
  `Ngozi Chioma Adaeze Amaka Ifeoma Chiamaka Folake Yetunde Bukola Temitope Funmilayo Aisha Halima Zainab Blessing
   Oluwaseun Damilola Ebele Nkechi Simisola Tolulope Adunni`,
  `Chinedu Emeka Obinna Ikenna Chukwuemeka Oluwaseun Babatunde Adebayo Tunde Kunle Segun Femi Ibrahim Musa Aliyu Sani
   Uche Kelechi Ayodele Olumide Damola Tobi`,
  `Okafor Okonkwo Eze Nwosu Adeyemi Adebayo Ogunleye Balogun Abiola Okoro Chukwu Obi Nnamdi Bello Abubakar Yusuf
   Lawal Ojo Afolabi Olawale Adeleke Onyekachi Uzoma Danjuma Suleiman Ekwueme Fashola Akintola`
)

export const ghanaian = culture(
  `Ama Akosua Abena Efua Adwoa Esi Yaa Afia Akua Mansa`,
  `Kwame Kofi Kwabena Kojo Yaw Kweku Kwesi Nana Ebo Fiifi`,
  `Mensah Owusu Boateng Asante Osei Appiah Agyeman Ofori Amoah Antwi Darko Quaye Ankrah Sarpong Addo`
)

export const kenyan = culture(
  `Wanjiku Akinyi Njeri Wambui Atieno Nyambura Chebet Jepkosgei Mumbi Moraa Faith Mercy`,
  `Kamau Otieno Mwangi Kipchoge Odhiambo Njoroge Kiprono Mutua Wekesa Barasa Brian Dennis`,
  `Kamau Otieno Mwangi Wanjiru Odhiambo Kariuki Njoroge Ochieng Kiplagat Mutua Wafula Omondi Kimani Cheruiyot Nyaga`
)

export const southAfrican = culture(
  `Thandiwe Nomsa Lerato Naledi Zanele Palesa Ayanda Anri Liezel Marike Chantelle Busisiwe`,
  `Sipho Thabo Bongani Mandla Sizwe Lwazi Pieter Johan Hendrik Francois Riaan Themba`,
  `Dlamini Nkosi Ndlovu Khumalo Mokoena Mahlangu Zulu van_der_Merwe Botha Pretorius du_Plessis Naidoo Govender Sithole
   Molefe Coetzee Venter Steyn`
)
