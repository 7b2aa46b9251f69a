import { domainToASCII } from 'node:url'

/**
 * The mailbox that an address leads to, for counting alone: without upper case and without what stands after a plus (RFC 5233), at
 * Gmail without dots too, where they mean nothing. Elsewhere a dot makes another mailbox. Two people who share one wait for each other.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1).replace(/\.$/, '')).toLowerCase()
  const name = address
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '')
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`
  return `${name}@${domain}`
}
