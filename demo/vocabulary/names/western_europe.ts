import { culture } from './culture.js'

export const german = culture(
  `Anna Lena Laura Julia Katharina Sabine Claudia Monika Petra Stefanie Christina Franziska Johanna Marie Sophie Lea
   Hannah Greta Heike Birgit Anja Nadine Melanie Svenja Carolin Theresa Ulrike Jana`,
  `Lukas Jonas Maximilian Felix Paul Leon Tobias Florian Sebastian Stefan Andreas Michael Thomas Jürgen Klaus Wolfgang
   Matthias Markus Jan Niklas Philipp Moritz Henrik Björn Torsten Uwe Dieter Fabian Simon`,
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf
   Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Werner Krause Lehmann Köhler Maier Huber
   Kaiser Fuchs Vogel Roth Jung Keller Günther Brandt Winkler Lorenz Baumann Albrecht Böhm Kühn Seidel Pohl Engel
   Horn Busch Bergmann von_Stetten Reinhardt Haas Ziegler`
)

export const austrian = culture(
  `Magdalena Elisabeth Barbara Eva Verena Katharina Christina Theresa Miriam Johanna`,
  `Lukas Stefan Bernhard Georg Johannes Florian Christoph Matthias Gerhard Herbert`,
  `Gruber Huber Bauer Wagner Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Brunner
   Lechner Wimmer Egger Reiter Haider`
)

export const french = culture(
  `Camille Léa Manon Chloé Marie Julie Sophie Isabelle Nathalie Céline Aurélie Émilie Charlotte Pauline Mathilde Élodie
   Claire Juliette Inès Margaux Hélène Valérie Sandrine Anne-Sophie Delphine Noémie Clémence`,
  `Lucas Hugo Thomas Nicolas Julien Antoine Pierre Maxime Alexandre Guillaume François Olivier Laurent Philippe Mathieu
   Romain Clément Quentin Baptiste Étienne Jean-Baptiste Sébastien Frédéric Benoît Rémi Théo Vincent Jérôme`,
  `Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David
   Bertrand Roux Vincent Fournier Morel Girard Lefèvre Mercier Dupont Lambert Bonnet François Martinez Legrand Garnier
   Faure Rousseau Blanc Guérin Muller Henry Roussel Nicolas Perrin Morin Mathieu Clément Gauthier Dumont Lopez Fontaine
   Chevalier Robin Masson Lemaire Béranger de_La_Tour Marchand Noël Renaud`
)

export const italian = culture(
  `Giulia Chiara Francesca Sara Martina Valentina Alessia Federica Elena Silvia Ilaria Paola Laura Beatrice Giorgia`,
  `Marco Andrea Luca Matteo Alessandro Francesco Lorenzo Davide Simone Stefano Giovanni Riccardo Federico Paolo Roberto`,
  `Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Mancini Costa
   Giordano Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone`
)

export const dutch = culture(
  `Emma Sanne Lotte Anouk Femke Marloes Fleur Iris Eva Marieke Anneke Ingrid Saskia Esther Maaike Roos Nienke`,
  `Daan Sem Bram Thijs Lars Ruben Jeroen Pieter Joost Maarten Wouter Sander Bas Niels Koen Gijs Willem Hendrik Tim`,
  `de_Jong Jansen de_Vries van_den_Berg Bakker van_Dijk Visser Smit Meijer de_Boer Mulder de_Groot Bos Vos Peters
   Hendriks van_Leeuwen Dekker Brouwer de_Wit Dijkstra Smits de_Graaf van_der_Meer Kok Jacobs Vermeulen van_der_Linden
   Schouten Hoekstra Kuipers Veenstra`
)

export const belgian = culture(
  `Elise Marie Louise Charlotte Julie Lien Katrien Ellen Sofie Amélie`,
  `Arthur Louis Pieter-Jan Wout Jef Stijn Dries Mathieu Olivier Benoît`,
  `Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De_Smet Dubois Lambert Dupont Vandenberghe
   Van_Damme Lemmens Desmet Hermans`
)

export const portuguese = culture(
  `Maria Ana Beatriz Mariana Inês Carolina Leonor Catarina Joana Sofia Rita Marta Teresa Filipa Helena`,
  `João Pedro Tiago Miguel Ricardo Rui Nuno Diogo Francisco António Gonçalo Bruno Hugo Luís Duarte`,
  `Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Sousa Fernandes Gonçalves Gomes Lopes Marques Almeida
   Ribeiro Carvalho Teixeira Moreira Pinto Correia Nunes Vieira Monteiro Tavares Cardoso`,
  0.35
)

export const spanish = culture(
  `María Carmen Lucía Ana Laura Marta Paula Cristina Elena Sara Raquel Beatriz Pilar Nuria Alba Irene Silvia Patricia
   Rocío Mercedes Inés Andrea Claudia`,
  `Antonio José Manuel Javier David Daniel Carlos Miguel Alejandro Pablo Sergio Jorge Alberto Álvaro Adrián Diego Raúl
   Iván Rubén Óscar Ignacio Gonzalo Jaime Hugo`,
  `García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz Hernández Díaz Moreno
   Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez Vázquez Ramos Gil Ramírez Serrano Blanco Molina
   Morales Suárez Ortega Delgado Castro Ortiz Rubio Marín Sanz Iglesias Núñez Medina Garrido Cortés Castillo Lozano
   Guerrero Cano Prieto Puig Ferrer Soler Etxeberria Aguirre`,
  0.4
)
