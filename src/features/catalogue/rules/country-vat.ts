/** The VAT rates of a country for consumers, in percent as in '25.5'. */
export interface CountryVat {
  standard: string
  /** By the shop's VAT class, where it is not the standard rate; 'zw' stays exempt. */
  classes: Record<string, string>
}

/** The percent of goods of a VAT class in a country; `vatPercent` where the shop's own rates hold. */
export function percentIn(
  vat: CountryVat | null,
  { vatClass, vatPercent }: { vatClass?: string | undefined; vatPercent: string },
): string {
  if (!vat) return vatPercent
  const own = vatClass !== undefined && Object.hasOwn(vat.classes, vatClass) ? vat.classes[vatClass] : undefined
  return own ?? vat.standard
}
