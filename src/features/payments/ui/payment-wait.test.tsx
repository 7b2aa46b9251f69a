import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PaymentWait } from './payment-wait.tsx'

test.each([
  ['confirm', true],
  ['wait', false], // a code can be typed on the same page
] as const)('without scripts the page loads itself again while the stage is %s: %s', (stage, loads) => {
  const html = renderToStaticMarkup(<PaymentWait stage={stage} address="/zamowienie/10001/platnosc" />)
  expect(html.includes('http-equiv="refresh"')).toBe(loads)
  expect(html).toContain('href="/zamowienie/10001/platnosc"')
})
