import { ownProperty } from '#shared/own-property.ts'

/**
 * X is a digit, Y a letter (B8.12), ? either of them; any other character is itself. All countries of the EU, their neighbours,
 * and the others that parcels from Poland often go to (Universal Postal Union, addressing systems).
 */
const formats: Record<string, string> = {
  ...{
    AD: 'ADXXX',
    AL: 'XXXX',
    AT: 'XXXX',
    AU: 'XXXX',
    BA: 'XXXXX',
    BE: 'XXXX',
    BG: 'XXXX',
    BY: 'XXXXXX',
    CA: 'YXY XYX',
  },
  ...{
    CH: 'XXXX',
    CY: 'XXXX',
    CZ: 'XXX XX',
    DE: 'XXXXX',
    DK: 'XXXX',
    EE: 'XXXXX',
    ES: 'XXXXX',
    FI: 'XXXXX',
    FO: 'XXX',
  },
  ...{ FR: 'XXXXX', GB: 'YX XYY, YXX XYY, YYX XYY, YYXX XYY, YXY XYY, YYXY XYY', GE: 'XXXX', GL: 'XXXX', GR: 'XXX XX' },
  ...{
    HR: 'XXXXX',
    HU: 'XXXX',
    IE: 'YXX ????, D6W ????',
    IS: 'XXX',
    IT: 'XXXXX',
    LI: 'XXXX',
    LT: 'LT-XXXXX',
    LU: 'XXXX',
  },
  ...{ LV: 'LV-XXXX', MC: 'XXXXX', MD: 'MD-XXXX', ME: 'XXXXX', MK: 'XXXX', MT: 'YYY XXXX', NL: 'XXXX YY', NO: 'XXXX' },
  ...{ PL: 'XX-XXX', PT: 'XXXX-XXX', RO: 'XXXXXX', RS: 'XXXXX', SE: 'XXX XX', SI: 'XXXX', SK: 'XXX XX', SM: 'XXXXX' },
  ...{ TR: 'XXXXX', UA: 'XXXXX', US: 'XXXXX, XXXXX-XXXX', VA: 'XXXXX', XK: 'XXXXX' },
}

/** The countries whose postcodes have a known format. */
export const countriesWithPostcodes = Object.keys(formats)

/** The postcode formats of a country; empty when unknown, and any postcode is valid. */
export function postcodeFormats(country: string): string[] {
  return ownProperty(formats, country)?.split(', ') ?? []
}

/** The values of a message about a country's postcodes: its formats, and an example of the first. */
export function postcodeHint(country: string): { formats: string; example: string } {
  const formats = postcodeFormats(country)
  let digit = 0
  const example = (formats[0] ?? '').replace(/[XY?]/g, (symbol) => (symbol === 'X' ? String(++digit) : 'A'))
  return { formats: formats.join(', '), example }
}
