/** '/kategoria/kubki-1008' → 'kategoria': which kind of page an address is; '' for home. */
export function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}
