import { isGtin } from '#shared/gtin.ts'
import type { Message } from '#shared/text.ts'
import { feedsTexts } from '../texts.ts'

/** A barcode; null with a remark when it is none. With a reason the product is refused: its digits are lost, as those of all others in such a file. */
export interface ReadEan {
  ean: string | null
  remark?: Message
  reason?: Message
}

/** Reads a barcode as files have it: digits, perhaps parted by spaces or behind an apostrophe; GS1 checks its last digit. */
export function readEan(text: string): ReadEan {
  const digits = text.replace(/^'/, '').replace(/[\s-]/g, '')
  if (digits === '') return { ean: null }
  const values = { ean: text.slice(0, 60) }
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(digits)) return { ean: null, reason: { text: feedsTexts.eanInPowers, values } }
  if (isGtin(digits)) return { ean: digits }
  const isLong = /^(?:\d{8}|\d{12,14})$/.test(digits)
  return { ean: null, remark: { text: isLong ? feedsTexts.eanCheckDigit : feedsTexts.noEan, values } }
}
