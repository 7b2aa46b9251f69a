import { defineTexts } from '#shared/text.ts'

/** Below the last page of a very long list; rendered into the page's data, so that browsers load no text of it. */
export const listEndTexts = defineTexts('listEnd', {
  narrow: 'Na tej liście jest jeszcze więcej produktów. Wybierz filtry albo kategorię, żeby do nich dotrzeć.',
})
