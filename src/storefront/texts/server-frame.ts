import { defineTexts } from '#shared/text.ts'

/** Texts of the frame that no browser needs, since the server alone renders their parts. */
export const serverFrameTexts = defineTexts('frame', {
  closeBar: 'Zamknij ogłoszenie',
  shopping: 'Zakupy',
  contact: 'Kontakt',
  taxNumber: 'NIP: {number}',
  newInShop: 'Nowości',
})
