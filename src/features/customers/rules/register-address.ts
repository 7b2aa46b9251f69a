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
  const { street, number } = splitStreet(text.slice(0, comma).trim())
  const named = country === 'PL' ? { street: inTitleCase(street), city: inTitleCase(city) } : { street, city }
  return { ...named, streetNumber: number.toLowerCase(), postcode }
}

/** 'Długa 5 lok. 7' → 'Długa' and '5/7'. */
function splitStreet(line: string): { street: string; number: string } {
  const flat = / (?:lok|m)\.? ?(\S{1,8})$/i.exec(line)
  const address = flat ? line.slice(0, flat.index) : line
  const end = address.lastIndexOf(' ')
  const number = address.slice(end + 1)
  if (!/^\d\S{0,9}$/.test(number) || !/\p{L}/u.test(address.slice(0, Math.max(end, 0))))
    return { street: line, number: '' }
  return { street: address.slice(0, end).replace(/,$/, ''), number: flat ? `${number}/${flat[1]}` : number }
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
