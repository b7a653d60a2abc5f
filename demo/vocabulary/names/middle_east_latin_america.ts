import { culture } from './culture.js'

export const hebrew = culture(
  `Noa Tamar Yael Maya Shira Michal Adi Hila Rotem Efrat Liat Orly Keren`,
  `Yossi Avi Eitan Noam Itay Omer Guy Ron Amir Yonatan Gil Oren Nadav Tomer`,
  `Cohen Levi Mizrahi Peretz Biton Dahan Friedman Avraham Azoulay Katz Malka Shapira Ben-David Goldberg Rosenberg Amar
   Segal Yosef Golan Barak Harel Shani`
)

export const arabic = culture(
  `Fatima Aisha Mariam Layla Nour Hala Rania Dina Yasmin Salma Huda Lina`,
  `Mohammed Ahmed Omar Khaled Youssef Hassan Tariq Karim Ali Sami Ziad Faisal`,
  `Al-Sayed Hassan Ibrahim Mansour Haddad Khoury Nasser Farouk Al-Farsi Al-Mansoori Saleh Abdallah Rahman Aziz Hamdan
   Bennani El-Amrani Benali Najjar Darwish`
)

export const persian = culture(
  `Shirin Parisa Nasrin Leila Mina Azadeh Roya Neda`,
  `Reza Arash Babak Kaveh Dariush Amir Farhad Behzad`,
  `Ahmadi Hosseini Karimi Rahimi Moradi Jafari Tehrani Shirazi Kazemi Sadeghi`
)

export const brazilian = culture(
  `Ana Maria Juliana Fernanda Camila Larissa Gabriela Beatriz Amanda Mariana Letícia Bruna Patrícia Aline Carolina
   Vanessa Renata Luana Isabela Rafaela`,
  `João Pedro Lucas Gabriel Rafael Felipe Bruno Gustavo Thiago Rodrigo Leonardo Marcelo André Eduardo Vinícius Matheus
   Fábio Ricardo Diego Caio`,
  `Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes
   Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso
   da_Silva dos_Santos de_Souza Teixeira Moura Campos Araújo`,
  0.4
)

export const mexican = culture(
  `Guadalupe María_Fernanda Alejandra Daniela Ximena Valeria Gabriela Verónica Adriana Mariana Sofía Paola Karla`,
  `José_Luis Juan_Carlos Miguel_Ángel Francisco Alejandro Ricardo Fernando Eduardo Roberto Arturo Héctor Emiliano`,
  `Hernández García Martínez López González Rodríguez Pérez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes
   Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Castillo Chávez Juárez Domínguez Guzmán Velázquez Salazar
   Treviño Garza`,
  0.35
)

export const southernCone = culture(
  `Florencia Martina Agustina Camila Valentina Constanza Javiera Catalina Victoria Milagros Julieta Lucía`,
  `Santiago Matías Nicolás Facundo Joaquín Tomás Sebastián Ignacio Federico Gonzalo Cristóbal Juan_Pablo`,
  `González Rodríguez Fernández López Muñoz Rojas Silva Sosa Romero Álvarez Benítez Acosta Medina Herrera Giménez
   Fuentes Contreras Sepúlveda Araya Ferrari Bianchi Castro Molina`
)

export const andean = culture(
  `Luz_Marina Paola Andrea Natalia Carolina Diana Juliana Tatiana Milena Catalina`,
  `Andrés Juan_David Camilo Julián Mauricio Esteban Hernán Óscar Jhon Sebastián`,
  `Rodríguez Gómez González Martínez García López Hernández Sánchez Ramírez Pérez Castro Quispe Mamani Vargas Restrepo
   Ospina Cárdenas Londoño Mejía Salazar`,
  0.3
)
