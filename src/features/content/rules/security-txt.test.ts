import { expect, test } from 'vitest'
import { readSecurityContact } from '../checks/shop-identity.ts'
import { securityTxt } from './security-txt.ts'

test('security.txt contains the contact, the expiry, the languages and its own URL (RFC 9116)', () => {
  const facts = { contact: 'mailto:sklep@example.com', publicUrl: 'https://sklep.example' }
  const text = securityTxt({ ...facts, now: new Date('2026-11-23T14:05:00Z') })
  expect(text).toBe(`Contact: mailto:sklep@example.com
Expires: 2027-05-22T00:00:00.000Z
Preferred-Languages: pl, en
Canonical: https://sklep.example/.well-known/security.txt
`)
  expect(securityTxt({ ...facts, now: new Date('2026-11-23T23:59:59Z') })).toBe(text)
})

test.each<[unknown, string | null]>([
  ['sklep@example.com', 'mailto:sklep@example.com'],
  ['mailto:sklep@example.com', 'mailto:sklep@example.com'],
  [' https://sklep.example/bezpieczenstwo ', 'https://sklep.example/bezpieczenstwo'],
  ['', ''],
  ['http://sklep.example/', null],
  ['tel:+48600700800', null],
  ['javascript:alert(1)', null],
  ['mailto:', null],
  ['sklep', null],
  ['a@example.com\nContact: mailto:b@example.com', null],
  ['https://sklep.example/\nExpires: never', null],
  ['mailto:a\n@example.com', null],
  [7, null],
])('a contact %j is read as %j', (raw, contact) => expect(readSecurityContact(raw)).toBe(contact))
