import { words } from './words.js'

/** First and second halves of invented company names. */
export const STEM_HEADS = words(`
  Brel Quon Thal Vesk Orri Maru Kelv Zind Fyr Halv Tamb Ondr Pell Skar Ulv Wend Yarr Drov Eske Grav Ith Jorv Lumb Nevr
  Osk Prav Rusk Selv Tord Vand Corv Dask Elm Farr Gild Hest Ister Kard Lorn Merr Nord Ombr Pyr Rell Sorr Trev Ulm Varr
  Welk Zephr Aster Birk Cald Dunn Ember Fenn Glim Heath Ivor Kest Lark Moss Nettle Otter Pine Quarr Rowan Sable Tarn Umbr
  Vell Wick Yew Arbor Basalt Cinder Drift Flint Gran Hollow Kite Linden Marl`)

export const STEM_TAILS = words(`
  mora dane vik essa olin aro ica una eth ander ovia ara enta iko umo aris elle onis aya ulo ivo anth ebra ondo isk
  field stead wick mere ford holt brook gate well mark crest haven ridge march fell combe thorpe hurst lea wold`)

/** First words of invented schools, hospitals, councils and foundations. */
export const PLACE_STEMS = words(`
  Ashmere Alderholt Bramblewick Briarcombe Calderfell Corvane Dunmarch Eastmere Elmsworth Fairhollow Ferncrest Glenmarch
  Greywold Hallowmere Hartstead Ivybrook Kestrelford Lakehurst Larkfell Lindenmark Maplethorpe Marwick Millcombe Moorfield
  Northmere Oakridge Pinehurst Quarrygate Ravensholt Rosewold Saltmarsh Silverthorpe Stonehaven Tarnwick Thornlea
  Umberfield Valemont Westmarch Wildemere Willowstead Windholt Wrenfield Yarrowmere Zellbrook Astrava Belorica Cassivel
  Dorlanda Estrevia Florimont Gavelstadt Hohenfurt Ilvara Jasmund Kaldenburg Lorvain Montarel Nieuwmere Ostrelle
  Peravela Quintavar Rivanera Solmonde Tervilla Ulmenau Vallorne Wesperdam Zarrado`)

export const UNIVERSITY_PATTERNS: Readonly<Record<string, string[]>> = {
  en: [
    'University of {}',
    '{} University',
    '{} Institute of Technology',
    '{} College',
    '{} State University',
  ],
  de: ['Universität {}', 'Technische Universität {}', 'Hochschule {}'],
  fr: ['Université de {}', 'École supérieure de {}', 'Institut polytechnique de {}'],
  es: ['Universidad de {}', 'Universidad Politécnica de {}', 'Instituto Tecnológico de {}'],
  pt: ['Universidade de {}', 'Universidade Federal de {}', 'Instituto Superior de {}'],
  it: ['Università di {}', 'Politecnico di {}'],
  nl: ['Universiteit {}', 'Hogeschool {}'],
  pl: ['Uniwersytet {}', 'Politechnika {}'],
  sv: ['{} universitet', '{} tekniska högskola'],
}

export const HOSPITAL_PATTERNS: Readonly<Record<string, string[]>> = {
  en: ['{} General Hospital', '{} Medical Center', "{} Children's Hospital", '{} Regional Health'],
  de: ['Klinikum {}', 'Krankenhaus {}'],
  fr: ['Centre hospitalier de {}', 'Clinique {}'],
  es: ['Hospital {}', 'Clínica {}'],
  pt: ['Hospital {}', 'Clínica {}'],
  it: ['Ospedale {}'],
  nl: ['{} Ziekenhuis'],
  pl: ['Szpital {}'],
  sv: ['{} sjukhus'],
}

export const PUBLIC_PATTERNS = [
  '{} City Council',
  '{} County Authority',
  '{} Public Library Service',
  '{} Transit Agency',
  'Department of Housing of {}',
]
