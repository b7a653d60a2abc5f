/**
 * Generated words, a different one for each number. Fixed lists for titles, countries and
 * industries.
 */

const ONSETS = 'b c d f g h j k l m n p r s t v w z br st'.split(' ')
const VOWELS = 'aeiou'

/** How many numbers have words of two syllables. Numbers from this one on have words of three. */
const SHORT_WORDS = 10_000

/** Returns the word for a number below a million. Different numbers have different words. */
export function wordOf(number: number): string {
  if (number < SHORT_WORDS) return syllables((number * 7919 + 13) % SHORT_WORDS, 2)
  return syllables((number * 700_001 + 17) % 1_000_000, 3)
}

export function wordsOf(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, i) => wordOf(from + i))
}

function syllables(number: number, count: number): string {
  let word = ''
  for (let rest = number, i = 0; i < count; i++, rest = Math.floor(rest / 100)) {
    const syllable = rest % 100
    word += ONSETS[Math.floor(syllable / 5)] + VOWELS[syllable % 5]
  }
  return word
}

export function capital(word: string): string {
  return word[0].toUpperCase() + word.slice(1)
}

/** Title prefixes with their seniority and weight. */
export const PREFIXES: [prefix: string, seniority: string, weight: number][] = [
  ['', 'mid', 38],
  ['senior', 'senior', 20],
  ['junior', 'junior', 6],
  ['lead', 'senior', 5],
  ['staff', 'staff', 3],
  ['principal', 'principal', 3],
  ['associate', 'junior', 4],
  ['intern', 'entry', 4],
  ['graduate', 'entry', 2],
  ['director of', 'director', 5],
  ['head of', 'director', 4],
  ['vice president of', 'vp', 3],
  ['chief', 'cxo', 2],
  ['founder and', 'cxo', 1],
]

export const FIELDS =
  `software;sales;product;data;marketing;project;account;operations;business development;finance;human resources;customer success;
mechanical;electrical;machine learning;security;network;cloud;supply chain;quality assurance;research;clinical;design;user experience;
legal;compliance;risk;tax;audit;procurement;logistics;civil;chemical;biomedical;firmware;embedded systems;site reliability;database;
content;brand;growth;partnerships;revenue;strategy;investment;credit;actuarial;talent acquisition;learning and development;payroll;
facilities;safety;environmental;manufacturing;process;test automation;game;mobile;web;platform`
    .split(';')
    .map((field) => field.trim())

export const ROLES =
  `engineer;manager;analyst;specialist;consultant;developer;coordinator;architect;executive;designer;scientist;administrator;officer;
advisor;technician;strategist;planner;researcher;recruiter;controller;counsel;editor;writer;trainer`
    .split(';')
    .map((role) => role.trim())

export const INDUSTRIES =
  `software;financial services;hospitals and health care;retail;education;construction;banking;consulting;manufacturing;insurance;
telecommunications;real estate;government;media;transport;energy;automotive;pharmaceuticals;biotechnology;hospitality;food production;
aerospace;legal services;staffing;advertising;agriculture;chemicals;electronics;entertainment;fashion;gaming;logistics;mining;
nonprofit;publishing;semiconductors;sports;travel;utilities;venture capital`
    .split(';')
    .map((industry) => industry.trim())

/** Countries, most common first. */
export const COUNTRIES =
  `us in gb br ca de fr au es it nl mx pl tr id za ph ar co ng sg ae pk se ch be pt ie il my vn th jp kr cn tw hk nz dk no fi at cz ro
hu gr ua bg rs hr cl pe ec eg ma ke gh sa qa lk bd np`.split(/\s+/)
