import * as at from 'stdnum/lib/cjs/at/uid.js'
import * as be from 'stdnum/lib/cjs/be/vat.js'
import * as bg from 'stdnum/lib/cjs/bg/vat.js'
import * as ch from 'stdnum/lib/cjs/ch/uid.js'
import * as cy from 'stdnum/lib/cjs/cy/vat.js'
import * as cz from 'stdnum/lib/cjs/cz/dic.js'
import * as de from 'stdnum/lib/cjs/de/vat.js'
import * as dk from 'stdnum/lib/cjs/dk/cvr.js'
import * as ee from 'stdnum/lib/cjs/ee/kmkr.js'
import * as es from 'stdnum/lib/cjs/es/nif.js'
import * as fi from 'stdnum/lib/cjs/fi/alv.js'
import * as fr from 'stdnum/lib/cjs/fr/tva.js'
import * as gb from 'stdnum/lib/cjs/gb/vat.js'
import * as gr from 'stdnum/lib/cjs/gr/vat.js'
import * as hr from 'stdnum/lib/cjs/hr/oib.js'
import * as hu from 'stdnum/lib/cjs/hu/anum.js'
import * as ie from 'stdnum/lib/cjs/ie/vat.js'
import * as it from 'stdnum/lib/cjs/it/iva.js'
import * as lt from 'stdnum/lib/cjs/lt/pvm.js'
import * as lu from 'stdnum/lib/cjs/lu/tva.js'
import * as lv from 'stdnum/lib/cjs/lv/pvn.js'
import * as mt from 'stdnum/lib/cjs/mt/vat.js'
import * as nl from 'stdnum/lib/cjs/nl/btw.js'
import * as no from 'stdnum/lib/cjs/no/mva.js'
import * as pt from 'stdnum/lib/cjs/pt/nif.js'
import * as ro from 'stdnum/lib/cjs/ro/cif.js'
import * as se from 'stdnum/lib/cjs/se/vat.js'
import * as si from 'stdnum/lib/cjs/si/ddv.js'
import * as sk from 'stdnum/lib/cjs/sk/dph.js'
import { ownProperty } from '#shared/own-property.ts'
import type { FieldContext, FieldResult } from '../rules/fields/field-result.ts'
import { checkTaxNumberShape } from '../rules/fields/tax-number-shape.ts'

/** File by file: the package's index would load the numbers of 90 countries. */
const countries: Record<string, { validate: (number: string) => { isValid: boolean } }> = {
  ...{ AT: at, BE: be, BG: bg, CH: ch, CY: cy, CZ: cz, DE: de, DK: dk, EE: ee, ES: es, FI: fi, FR: fr, GB: gb, GR: gr },
  ...{ HR: hr, HU: hu, IE: ie, IT: it, LT: lt, LU: lu, LV: lv, MT: mt, NL: nl, NO: no, PT: pt, RO: ro, SE: se, SI: si },
  ...{ SK: sk, XI: gb },
}

/**
 * A company's tax number (B8.9) with the checksum of its country, in the notation of VIES: 'DE136695976'; of Poland ten digits.
 * Of countries that the library does not know, the shape alone is checked.
 */
export function checkTaxNumber(typed: string, context: FieldContext = {}): FieldResult {
  const shape = checkTaxNumberShape(typed, context)
  const { country = 'PL' } = context
  const known = ownProperty(countries, country)
  if ('code' in shape || !known) return shape
  const number = withoutPrefix(shape.value, country)
  return isValid(known, number) ? { value: prefixOf(country) + number } : { code: 'incorect_nip' }
}

/** A validator may throw where it finds no such structure. */
function isValid(known: { validate: (number: string) => { isValid: boolean } }, number: string): boolean {
  try {
    return known.validate(number).isValid
  } catch {
    return false
  }
}

/** Greek numbers begin with EL; Swiss and Norwegian ones with no country. */
function prefixOf(country: string): string {
  if (country === 'GR') return 'EL'
  return country === 'CH' || country === 'NO' ? '' : country
}

/** Swiss numbers end with the tax in one of three languages. */
function withoutPrefix(number: string, country: string): string {
  if (country === 'CH') return number.replace(/(?:MWST|TVA|IVA)$/, '')
  const prefix = [prefixOf(country), country].find((prefix) => number.startsWith(prefix)) ?? ''
  return number.slice(prefix.length)
}
