/** Parses flags of the .php contract: '1', 'true' and 'y' are on; absent, '0', 'false' and 'n' are off. */
export function isFlagOn(flag: string | undefined): boolean {
  return flag !== undefined && !['', '0', 'false', 'n'].includes(flag)
}

/** Returns a flag as that contract formats it. */
export function wireFlag(on: boolean): 'true' | 'false' {
  return on ? 'true' : 'false'
}
