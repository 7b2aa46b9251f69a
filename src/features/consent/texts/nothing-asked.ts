import { defineTexts } from '#shared/text.ts'

/** Used by the server only. */
export const nothingAskedTexts = defineTexts('consentPage', {
  nothingAsked:
    'Ten sklep używa tylko plików cookie, bez których nie działa: do koszyka, logowania i twoich wyborów. O zgodę nie ma więc o co pytać.',
})
