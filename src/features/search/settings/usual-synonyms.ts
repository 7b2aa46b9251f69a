/** Words by which Polish shoppers ask for the same thing, kept by hand. Each group holds for all of its words and all their forms. */
export const usualSynonyms: string[][] = [
  // gifts
  ['karta', 'bon', 'voucher', 'talon'],
  ['podarunkowy', 'prezentowy', 'upominkowy'],
  ['prezent', 'upominek', 'podarunek'],
  // kitchen and table
  ['czajnik', 'czajniczek', 'imbryk'],
  ['dripper', 'drip'],
  ['kubek', 'garnuszek'],
  ['dzbanek', 'karafka'],
  ['fartuch', 'zapaska'],
  ['lodówka', 'chłodziarka'],
  ['mikrofala', 'mikrofalówka'],
  // home
  ['koc', 'pled'],
  ['wazon', 'flakon'],
  ['świecznik', 'lichtarz'],
  ['zasłona', 'kotara'],
  ['firana', 'firanka'],
  ['poszewka', 'powłoczka'],
  ['kołdra', 'pierzyna'],
  ['sofa', 'kanapa', 'wersalka'],
  ['stołek', 'taboret', 'hoker'],
  ['lustro', 'zwierciadło'],
  ['lampa', 'oświetlenie'],
  // paper and books
  ['notes', 'notatnik'],
  ['zeszyt', 'brulion'],
  ['pocztówka', 'widokówka'],
  ['planer', 'organizer'],
  // clothes and bags
  ['plecak', 'tornister'],
  ['buty', 'obuwie'],
  ['dżinsy', 'jeansy'],
  ['koszulka', 'tshirt', 'podkoszulek'],
  ['portfel', 'portmonetka'],
  ['szalik', 'szal'],
  // toys and electronics
  ['maskotka', 'pluszak', 'przytulanka'],
  ['puzzle', 'układanka'],
  ['telefon', 'smartfon', 'komórka'],
  ['telewizor', 'tv'],
]
