const names = new Intl.DisplayNames('pl', { type: 'region' })

/** 'DE' → 'Niemcy'; what is no country stays as it is. */
export function countryName(code: string): string {
  return (/^[A-Z]{2}$/.test(code) && names.of(code)) || code
}
