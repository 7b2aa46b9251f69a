import { defineTexts } from '#shared/text.ts'

/** Of the error page and of a search without results. */
export const popularTexts = defineTexts('error', { popular: 'Popularne kategorie' })
