import { hash, timingSafeEqual } from 'node:crypto'

/** What Przelewy24 gives a merchant. */
export interface Przelewy24Keys {
  merchantId: number
  posId: number
  /** "Klucz do raportów". */
  apiKey: string
  crc: string
}

/**
 * The signature of Przelewy24: SHA-384 of the JSON of these fields in this order with the CRC key at the end, where slashes and letters
 * stay as they are (https://developers.przelewy24.pl).
 */
export function signFields(fields: Record<string, string | number | boolean>, crc: string): string {
  return hash('sha384', JSON.stringify({ ...fields, crc }))
}

/** Compares in constant time. */
export function isSignedWith(sign: string, fields: Record<string, string | number | boolean>, crc: string): boolean {
  const expected = Buffer.from(signFields(fields, crc))
  const given = Buffer.from(sign)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
