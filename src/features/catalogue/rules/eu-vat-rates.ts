/** The kinds of VAT rates of directive 2006/112/EC: art. 97 (standard), 98 (two reduced ones at most, the higher first) and 98 or 110 (below 5%). */
export const vatRateKinds = ['standard', 'reduced', 'second-reduced', 'super-reduced'] as const

export type VatRateKind = (typeof vatRateKinds)[number]

/** Percents by the day from which they hold, 'YYYY-MM-DD'; the earliest also before it. */
type DatedPercents = readonly (readonly [from: string, percent: string])[]

const since2024 = '2024-01-01'

function always(percent: string): DatedPercents {
  return [[since2024, percent]]
}

/**
 * VAT rates of the member states besides Poland, whose own are in the database, from 2024 on. Source: the Commission's database of taxes in
 * Europe (TEDB, https://ec.europa.eu/taxation_customs/tedb), as known in November 2026. A rate is listed only with the kind of goods in mind
 * that parcels hold: those of restaurants and hotels alone are left out.
 */
const rates: Readonly<Record<string, Partial<Record<VatRateKind, DatedPercents>>>> = {
  AT: { standard: always('20'), reduced: always('13'), 'second-reduced': always('10') },
  BE: { standard: always('21'), reduced: always('12'), 'second-reduced': always('6') },
  BG: { standard: always('20'), reduced: always('9') },
  CY: {
    standard: always('19'),
    reduced: always('9'),
    'second-reduced': always('5'),
    'super-reduced': always('3'),
  },
  CZ: { standard: always('21'), reduced: always('12') },
  DE: { standard: always('19'), reduced: always('7') },
  DK: { standard: always('25') },
  EE: {
    standard: [
      [since2024, '22'],
      ['2025-07-01', '24'],
    ],
    reduced: always('9'),
  },
  ES: { standard: always('21'), reduced: always('10'), 'super-reduced': always('4') },
  FI: {
    standard: [
      [since2024, '24'],
      ['2024-09-01', '25.5'],
    ],
    reduced: [
      [since2024, '14'],
      ['2026-01-01', '13.5'],
    ],
    'second-reduced': always('10'),
  },
  FR: {
    standard: always('20'),
    reduced: always('10'),
    'second-reduced': always('5.5'),
    'super-reduced': always('2.1'),
  },
  GR: { standard: always('24'), reduced: always('13'), 'second-reduced': always('6') },
  HR: { standard: always('25'), reduced: always('13'), 'second-reduced': always('5') },
  HU: { standard: always('27'), reduced: always('18'), 'second-reduced': always('5') },
  IE: {
    standard: always('23'),
    reduced: always('13.5'),
    'second-reduced': always('9'),
    'super-reduced': always('4.8'),
  },
  IT: {
    standard: always('22'),
    reduced: always('10'),
    'second-reduced': always('5'),
    'super-reduced': always('4'),
  },
  LT: {
    standard: always('21'),
    reduced: [
      [since2024, '9'],
      ['2026-01-01', '12'],
    ],
    'second-reduced': always('5'),
  },
  LU: {
    standard: always('17'),
    reduced: always('14'),
    'second-reduced': always('8'),
    'super-reduced': always('3'),
  },
  LV: { standard: always('21'), reduced: always('12'), 'second-reduced': always('5') },
  MT: { standard: always('18'), reduced: always('7'), 'second-reduced': always('5') },
  NL: { standard: always('21'), reduced: always('9') },
  PT: { standard: always('23'), reduced: always('13'), 'second-reduced': always('6') },
  RO: {
    standard: [
      [since2024, '19'],
      ['2025-08-01', '21'],
    ],
    reduced: [
      [since2024, '9'],
      ['2025-08-01', '11'],
    ],
  },
  SE: { standard: always('25'), reduced: always('12'), 'second-reduced': always('6') },
  SI: { standard: always('22'), reduced: always('9.5'), 'second-reduced': always('5') },
  SK: {
    standard: [
      [since2024, '20'],
      ['2025-01-01', '23'],
    ],
    reduced: [
      [since2024, '10'],
      ['2025-01-01', '19'],
    ],
    'second-reduced': always('5'),
  },
}

/** The percent of a member state on a day, as in '25.5'; null: the state has no such rate, or is not in the table. */
export function euVatRate(country: string, kind: VatRateKind, day: string): string | null {
  const dated = Object.hasOwn(rates, country) ? rates[country]?.[kind] : undefined
  return dated?.findLast(([from]) => from <= day)?.[1] ?? dated?.[0]?.[1] ?? null
}

/** The member states of the table, by ISO 3166-1 and so in the order of the letters. */
export const euVatCountries: readonly string[] = Object.keys(rates)
