import { isIP } from 'node:net'

/**
 * The network of an address, as it may be logged: '203.0.113.0/24', '2001:db8:1::/48'. It shows where an attack comes from without
 * naming a subscriber.
 */
export function clientNetwork(address: string): string | undefined {
  const [plain = ''] = address.split('/')
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (isIP(plain) !== 6) return undefined
  const groups = (plain.split('::')[0] ?? '').split(':').filter(Boolean)
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`
}
