import { splitStreetLine } from './street-line.ts'

/** An address as a register of companies writes it, in the fields of a form; '' where a part cannot be split off. */
export interface FormAddress {
  street: string
  streetNumber: string
  postcode: string
  city: string
}

/**
 * Splits 'ul. Długa 5 lok. 7, 31-146 Kraków' (country PL), 'Hauptstr. 12, 10115 Berlin', or its parts on lines. What cannot be split
 * stays in the street, so that nothing is lost.
 */
export function splitRegisterAddress(address: string, country: string): FormAddress {
  const text = address.replace(/\s+/g, ' ').trim()
  const comma = text.lastIndexOf(',')
  const [, postcode, city] = /^(\d[\d -]{2,8}\d) (\D.*)$/u.exec(text.slice(comma + 1).trim()) ?? []
  if (comma < 0 || postcode === undefined || city === undefined)
    return { street: text, streetNumber: '', postcode: '', city: '' }
  const { street, streetNumber } = splitStreetLine(text.slice(0, comma), country)
  const named = country === 'PL' ? { street: inTitleCase(street), city: inTitleCase(city) } : { street, city }
  return { ...named, streetNumber: streetNumber.toLowerCase(), postcode }
}

/** The Polish register writes in capitals: 'UL. JANA PAWŁA II' → 'ul. Jana Pawła II'. */
function inTitleCase(text: string): string {
  if (text !== text.toLocaleUpperCase('pl')) return text
  return text
    .split(' ')
    .map((word) => {
      if (/^(?:UL|AL|PL|OS)\.$/.test(word)) return word.toLowerCase()
      if (/^(?:II|III|IV|VI|VII|VIII|IX|XI|XIV|XXI)$/.test(word)) return word
      return word.toLocaleLowerCase('pl').replace(/(^|-)\p{L}/gu, (start) => start.toLocaleUpperCase('pl'))
    })
    .join(' ')
}
