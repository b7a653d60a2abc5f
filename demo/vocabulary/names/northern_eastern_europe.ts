import { culture } from './culture.js'

export const nordic = culture(
  `Astrid Ingrid Elin Sofia Maja Freja Ida Linnea Signe Karin Anna Johanna Emma Sara Hanna Malin Frida Tuva Solveig
   Kristin Maren Mette Camilla Louise`,
  `Erik Lars Anders Johan Magnus Henrik Oskar Nils Mikkel Jens Søren Mads Kristian Håkon Sven Gustav Axel Viktor Emil
   Rasmus Jonas Fredrik Olav Bjørn`,
  `Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson Hansen Johansen Olsen Larsen
   Andersen Pedersen Nielsen Jensen Christensen Rasmussen Sørensen Lindberg Lindqvist Bergström Sandberg Berg Haugen
   Dahl Lund Solberg Holm Nygaard Møller Åkerman Söderström Sjöberg`
)

export const finnish = culture(
  `Aino Helmi Emilia Sanna Päivi Anni Johanna Kaisa Riikka Tiina Marjo Hanna`,
  `Mikko Juha Antti Jukka Ville Matti Timo Janne Petri Sami Eero Lauri`,
  `Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Saarinen Salminen
   Niemi Heinonen Rantanen Karjalainen`
)

export const polish = culture(
  `Anna Katarzyna Małgorzata Agnieszka Barbara Magdalena Joanna Monika Aleksandra Zofia Natalia Karolina Weronika Ewa
   Justyna Zuzanna`,
  `Piotr Krzysztof Andrzej Tomasz Paweł Michał Marcin Jakub Kacper Mateusz Łukasz Wojciech Bartosz Grzegorz Maciej Adam`,
  `Nowak Kowalski/Kowalska Wiśniewski/Wiśniewska Wójcik Kowalczyk Kamiński/Kamińska Lewandowski/Lewandowska
   Zieliński/Zielińska Szymański/Szymańska Woźniak Dąbrowski/Dąbrowska Kozłowski/Kozłowska Jankowski/Jankowska Mazur
   Kwiatkowski/Kwiatkowska Krawczyk Piotrowski/Piotrowska Grabowski/Grabowska Pawlak Michalski/Michalska Król
   Wieczorek Jabłoński/Jabłońska Wróbel Majewski/Majewska Stępień Górski/Górska`
)

export const czech = culture(
  `Jana Eva Lenka Kateřina Lucie Petra Veronika Tereza Markéta Barbora Zuzana`,
  `Jan Petr Jiří Tomáš Martin Pavel Jakub Ondřej Lukáš David Vojtěch`,
  `Novák/Nováková Svoboda/Svobodová Novotný/Novotná Dvořák/Dvořáková Černý/Černá Procházka/Procházková Kučera/Kučerová
   Veselý/Veselá Horák/Horáková Němec/Němcová Marek/Marková Pospíšil/Pospíšilová Hájek/Hájková Král/Králová`
)

export const ukrainian = culture(
  `Olena Oksana Iryna Natalia Kateryna Yulia Anna Svitlana Daria Olha Tetiana`,
  `Oleksandr Andriy Serhiy Dmytro Volodymyr Ivan Mykola Taras Bohdan Maksym Yuriy`,
  `Shevchenko Kovalenko Bondarenko Tkachenko Kravchenko Oliynyk Koval Polishchuk Bondar Moroz Lysenko Marchenko
   Savchenko Rudenko Petrenko Melnyk Klymenko Hrytsenko`
)

export const romanian = culture(
  `Andreea Ioana Elena Maria Alexandra Mihaela Cristina Raluca Ana Gabriela`,
  `Andrei Alexandru Mihai Ștefan Cristian Ionuț Bogdan Radu Vlad Gabriel`,
  `Popescu Ionescu Popa Radu Dumitru Stan Stoica Gheorghe Matei Ciobanu Rusu Constantin Marin Dobre Munteanu Moldovan`
)

export const greek = culture(
  `Eleni Maria Katerina Sofia Georgia Dimitra Ioanna Anastasia Vasiliki`,
  `Giorgos Dimitris Nikos Kostas Yannis Panagiotis Vasilis Christos Alexandros`,
  `Papadopoulos/Papadopoulou Georgiou Nikolaidis/Nikolaidou Pappas/Pappa Oikonomou Vasileiou Karagiannis/Karagianni
   Makris/Makri Antoniou Ioannidis/Ioannidou`
)

export const hungarian = culture(
  `Katalin Ágnes Zsuzsanna Eszter Anikó Réka Nóra Dóra Judit`,
  `László István Zoltán Gábor Péter Tamás Attila Bence Balázs`,
  `Nagy Kovács Tóth Szabó Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász`
)

export const turkish = culture(
  `Ayşe Fatma Elif Zeynep Merve Esra Büşra Selin Deniz Ebru Gizem`,
  `Mehmet Mustafa Ahmet Ali Hüseyin Emre Burak Murat Can Kerem Serkan`,
  `Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Koç Kurt Polat`
)
