import { describe, expect, test } from 'vitest'
import { checkTaxNumber } from './tax-number.ts'

/** Numbers that tax offices and libraries publish as examples. */
const valid: [string, string, string][] = [
  ['PL', '526-104-08-28', '5261040828'],
  ['PL', 'PL 526 104 08 28', '5261040828'],
  ['AT', 'U13585627', 'ATU13585627'],
  ['AT', 'ATU 13585627', 'ATU13585627'],
  ['BE', '0428.759.497', 'BE0428759497'],
  ['BE', 'BE 1000.000.021', 'BE1000000021'],
  ['BG', '175074752', 'BG175074752'],
  ['CH', 'CHE-100.155.212 MWST', 'CHE100155212'],
  ['CY', 'CY-10259033P', 'CY10259033P'],
  ['CZ', 'CZ 25123891', 'CZ25123891'],
  ['CZ', '7103192745', 'CZ7103192745'],
  ['DE', 'DE 136.695.976', 'DE136695976'],
  ['DE', '136695976', 'DE136695976'],
  ['DK', 'DK 13585628', 'DK13585628'],
  ['EE', 'EE 100 931 558', 'EE100931558'],
  ['ES', 'ES B-58378431', 'ESB58378431'],
  ['ES', '54362315-K', 'ES54362315K'],
  ['ES', 'X-2482300W', 'ESX2482300W'],
  ['FI', 'FI- 2077474-0', 'FI20774740'],
  ['FR', 'Fr 40 303 265 045', 'FR40303265045'],
  ['FR', 'K7399859412', 'FRK7399859412'],
  ['GB', 'GB 980 7806 84', 'GB980780684'],
  ['GR', 'EL 094259216', 'EL094259216'],
  ['GR', 'GR 094259216', 'EL094259216'],
  ['HR', 'HR 33392005961', 'HR33392005961'],
  ['HU', 'HU-12892312', 'HU12892312'],
  ['IE', 'IE 6433435F', 'IE6433435F'],
  ['IE', '6433435OA', 'IE6433435OA'],
  ['IE', '8D79739I', 'IE8D79739I'],
  ['IT', 'IT 00743110157', 'IT00743110157'],
  ['LT', '119511515', 'LT119511515'],
  ['LT', 'LT 100001919017', 'LT100001919017'],
  ['LU', 'LU 150 274 42', 'LU15027442'],
  ['LV', 'LV 4000 3521 600', 'LV40003521600'],
  ['MT', 'MT 1167-9112', 'MT11679112'],
  ['NL', 'NL004495445B01', 'NL004495445B01'],
  ['NL', '123456789B13', 'NL123456789B13'],
  ['NO', '995 525 828 MVA', '995525828MVA'],
  ['PT', '501 964 843', 'PT501964843'],
  ['RO', 'RO 185 472 90', 'RO18547290'],
  ['SE', 'SE 556703748501', 'SE556703748501'],
  ['SI', 'SI 5022 3054', 'SI50223054'],
  ['SK', 'SK 202 274 96 19', 'SK2022749619'],
  ['XI', 'XI 980 7806 84', 'XI980780684'],
]

test.each(valid)('B5.39 B8.9 a number of %s is stored as VIES writes it: %s', (country, typed, value) => {
  expect(checkTaxNumber(typed, { country })).toEqual({ value })
})

/** One valid number of each country; NL has two checksums, of which one of the first kind leaves the last digits free. */
const withChecksum = valid.filter(([country, , value], index) => {
  return valid.findIndex(([other]) => other === country) === index && value !== 'NL004495445B01'
})

describe('a wrong digit is found', () => {
  test.each(withChecksum)('B8.9 by the checksum of %s: %s', (country, _typed, value) => {
    const digit = value.search(/\d(?=\D*$)/)
    for (let other = 1; other < 10; other++) {
      const changed = String((Number(value[digit]) + other) % 10)
      expect(checkTaxNumber(value.slice(0, digit) + changed + value.slice(digit + 1), { country })).toEqual({
        code: 'incorect_nip',
      })
    }
  })
})

test.each([
  ['PL', '526-104-08-27'],
  ['PL', '0000000000'],
  ['PL', '52610408281'],
  ['PL', 'DE136695976'],
  ['DE', '13669597'],
  ['DE', 'DE1366959760'],
  ['DE', '5261040828'],
  ['AT', '13585628'],
  ['FR', '84 323 140 391'],
  ['IT', '00743110158'],
  ['ES', 'B58378432'],
  ['NL', '004495445B'],
  ['GB', '123456789'],
  ['US', 'ab'],
  ['US', '12345678901234567'],
])('B8.9 %s has no number %s', (country, typed) => {
  expect(checkTaxNumber(typed, { country })).toEqual({ code: 'incorect_nip' })
})

test.each(['526_104_08_28', '<526>', '526@104', '5261040828;', '526\u0000'])(
  'B5.42 B8.2 a tax number has no %j',
  (typed) => {
    const code = 'illegal_characters_client_nip'
    expect(checkTaxNumber(typed, { country: 'PL' })).toEqual({ code })
    expect(checkTaxNumber(typed, { country: 'DE' })).toEqual({ code })
  },
)

test('of a country without a known checksum the shape is checked', () => {
  expect(checkTaxNumber('12-3456789', { country: 'US' })).toEqual({ value: '123456789' })
})
