import { defineTexts } from '#shared/text.ts'

/** Of a code for free delivery that has nothing to do. */
export const idleCodeTexts = defineTexts('basketIdleCode', {
  freeAnyway: 'Dostawa i\u00a0tak jest za darmo, kod zostaje na później.',
  cheapestFree: 'Najtańsza dostawa i\u00a0tak jest za darmo. Kod zużyje się tylko, gdy wybierzesz droższą.',
  nothingSent: 'Tego nie wysyłamy w\u00a0paczce, kod zostaje na później.',
})
