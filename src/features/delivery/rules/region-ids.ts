/** By which clients of this family of shops know countries; the same ids in all of them. */
const regionIds: Record<string, number> = {
  AT: 1143020016,
  BE: 1143020022,
  BG: 1143020033,
  CY: 1143020040,
  CZ: 1143020041,
  DE: 1143020143,
  DK: 1143020042,
  EE: 1143020051,
  ES: 1143020075,
  FI: 1143020056,
  FR: 1143020057,
  GR: 1143020062,
  HR: 1143020038,
  HU: 1143020217,
  IE: 1143020080,
  IT: 1143020220,
  LT: 1143020116,
  LU: 1143020117,
  LV: 1143020118,
  MT: 1143020126,
  NL: 1143020076,
  PL: 1143020003,
  PT: 1143020163,
  RO: 1143020169,
  SE: 1143020193,
  SI: 1143020183,
  SK: 1143020182,
}

const countries = new Map(Object.entries(regionIds).map(([country, id]) => [String(id), country]))

/** The country (two letters) that an id or a code of a region means; null: nothing is named. What is not known stays as it is. */
export function countryOfRegion(named: unknown): string | null {
  const region = typeof named === 'string' || typeof named === 'number' ? String(named).trim() : ''
  return region === '' ? null : (countries.get(region) ?? region)
}
