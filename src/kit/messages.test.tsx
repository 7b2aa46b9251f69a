import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineTexts } from '#shared/text.ts'
import { MessagesProvider, useTranslate } from './messages.tsx'

const { order, own } = defineTexts('test', { order: 'Zamawiam z obowiązkiem zapłaty i {name}', own: 'Razem' })

function Said() {
  const t = useTranslate()
  return `${t(order, { name: 'w Sopocie' })}, ${t(own)}`
}

test('no line of what the shop says ends with a one-letter word, be it its own, a value or changed by the merchant', () => {
  const said = renderToStaticMarkup(
    <MessagesProvider overrides={{ [own.key]: 'Suma z dostawą' }}>
      <Said />
    </MessagesProvider>,
  )
  expect(said).toBe('Zamawiam z_obowiązkiem zapłaty i_w_Sopocie, Suma z_dostawą'.replaceAll('_', '\u00a0'))
})
