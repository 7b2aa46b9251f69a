/**
 * Parts of member states where neither these rates nor OSS hold, by how their postcodes begin: outside the Union's VAT area (directive
 * 2006/112/EC, art. 6), or with rates of their own (art. 104, 104a and 105).
 */
const otherTerritories: Readonly<Record<string, readonly string[]>> = {
  AT: ['6691', '6991', '6992', '6993'], // Jungholz and Mittelberg
  DE: ['27498', '78266'], // Heligoland, Büsingen
  ES: ['35', '38', '51', '52'], // the Canary Islands, Ceuta, Melilla
  FI: ['22'], // Åland
  FR: ['97', '986', '987', '988'], // overseas
  GR: ['63086'], // Mount Athos
  IT: ['22061', '23041'], // Campione d'Italia, Livigno
  PT: ['9'], // Madeira and the Azores
}

/** Whether an address is in a part of its member state that has other VAT rules, where the shop does not sell. */
export function hasOtherVatRules(country: string, postcode: string | null): boolean {
  const digits = (postcode ?? '').replace(/\D/g, '')
  const areas = Object.hasOwn(otherTerritories, country) ? otherTerritories[country] : undefined
  return digits !== '' && (areas ?? []).some((beginning) => digits.startsWith(beginning))
}
