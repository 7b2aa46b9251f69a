import { foldPolish } from '#shared/plain-text.ts'

/** A parcel locker or point of a courier, as its carrier lists it. */
export interface PickupPoint {
  /** As printed on it: 'WAW123M'. */
  code: string
  street: string
  streetNumber: string
  postcode: string
  city: string
  /** Two letters. */
  country: string
  /** Where exactly it stands: 'przy stacji paliw'; may be empty. */
  place: string
  /** When it is open, in words; '': always. */
  hours: string
  /** Whether a parcel can be paid for there. */
  takesPayment: boolean
  /** Degrees; null: not listed. */
  latitude: number | null
  longitude: number | null
}

/** What is searched for: the beginning of a code, the digits with which a postcode begins ('005'), or words without diacritics. */
export type PointQuery = { code: string } | { postcode: string } | { words: string[] }

const maxWords = 6

/** Reads what a buyer typed to find a point: 'waw12', '00-548', 'Kraków, Długa'. Null: too little to search for (B8.38). */
export function readPointQuery(typed: string): PointQuery | null {
  const text = typed.trim()
  const postcode = /(?:^|\s)(\d{2}[- ]?\d{3}|\d{3} ?\d{2})(?=$|[\s,])/.exec(text) ?? /^(\d{2}-?\d{0,2})$/.exec(text)
  if (postcode?.[1]) return { postcode: postcode[1].replace(/\D/g, '') }
  if (/^[a-z]{2,4}\d[a-z\d]*$/i.test(text)) return { code: text.toUpperCase() }
  const words = wordsOf(text).slice(0, maxWords)
  return words.join('').length < 2 ? null : { words }
}

/** The words of a point by which it is found, each after a space: ' krakow dluga 7 przy poczcie'. */
export function pointWords({
  city,
  street,
  streetNumber,
  place,
}: Pick<PickupPoint, 'city' | 'street' | 'streetNumber' | 'place'>): string {
  return wordsOf([city, street, streetNumber, place].join(' '))
    .map((word) => ` ${word}`)
    .join('')
}

function wordsOf(text: string): string[] {
  return foldPolish(text)
    .split(/[^a-z\d]+/)
    .filter(Boolean)
}

/** 'ul. Długa 7, 31-146 Kraków'. */
export function pointAddress({
  street,
  streetNumber,
  postcode,
  city,
}: Pick<PickupPoint, 'street' | 'streetNumber' | 'postcode' | 'city'>): string {
  return `${street} ${streetNumber}, ${postcode} ${city}`
}
