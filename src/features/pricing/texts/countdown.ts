import { defineTexts } from '#shared/text.ts'

export const countdownTexts = defineTexts('countdown', {
  until: 'Promocja do {moment}.',
  left: 'Zostało:',
  days: { one: '{count} dzień', few: '{count} dni', many: '{count} dni', other: '{count} dnia' },
})
