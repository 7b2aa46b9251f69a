/** Pictures of one text that are fetched; those beyond are left out. */
export const mostIllustrations = 30

/** Whether a picture stands at another host: neither at a path of the shop nor at its own address. */
export function isForeign(address: string, publicUrl: string): boolean {
  if (publicUrl && address.startsWith(`${publicUrl}/`)) return false
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address.trim())
}

/** Whether it can be asked for. */
export function isFetchable(address: string): boolean {
  return /^https?:\/\//i.test(address)
}
