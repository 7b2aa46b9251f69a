import { expect, test } from 'vitest'
import { contrast, minContrast, palette } from '#features/content/rules/colours.ts'
import { darkColours, lightColours, type MailColours } from '#kit/mail/mail-colours.ts'

test.each<[string, MailColours]>([
  ['in light mode', lightColours],
  ['in dark mode', darkColours],
  ["in a merchant's colours", { ...lightColours, ...palette({ accent: '#1a2f6b', background: '#ffffff' }) }],
])('all text of mails is readable %s (WCAG 2.2, 1.4.3)', (_, { raised, surface, ink, soft, accent, ...colours }) => {
  const pairs = [ink, soft, accent].flatMap((text) => [raised, surface].map((background) => contrast(text, background)))
  expect(Math.min(...pairs, contrast(colours['on-accent'], accent))).toBeGreaterThanOrEqual(minContrast)
})
