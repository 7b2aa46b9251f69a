/** Flags of the .php contract: '1', 'true' and 'y' are on; nothing, '0', 'false' and 'n' are off. */
export function isOn(flag: string | undefined): boolean {
  return flag !== undefined && !['', '0', 'false', 'n'].includes(flag)
}

/** A flag as that contract answers it. */
export function wireFlag(on: boolean): 'true' | 'false' {
  return on ? 'true' : 'false'
}
