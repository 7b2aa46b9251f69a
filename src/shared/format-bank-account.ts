/** Returns 'PL04 9990 0012 …' or '04 9990 0012 …': a bank account in groups of digits. */
export function formatBankAccount(account: string): string {
  const characters = account.replace(/\s/g, '')
  const first = /^[A-Z]{2}/.test(characters) ? 4 : 2
  return `${characters.slice(0, first)} ${characters.slice(first).replace(/(.{4})(?=.)/g, '$1 ')}`.trim()
}
