import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defineTexts } from '#shared/text.ts'
import { MessagesProvider, useTranslate } from './messages.tsx'

const { order, own } = defineTexts('test', { order: 'Zamawiam z obowiązkiem zapłaty i {name}', own: 'Razem' })

function Messages() {
  const t = useTranslate()
  return `${t(order, { name: 'w Sopocie' })}, ${t(own)}`
}

test('no line of a message ends with a one-letter word, in the text itself, a value or a text changed by the merchant', () => {
  const html = renderToStaticMarkup(
    <MessagesProvider overrides={{ [own.key]: 'Suma z dostawą' }}>
      <Messages />
    </MessagesProvider>,
  )
  expect(html).toBe('Zamawiam z_obowiązkiem zapłaty i_w_Sopocie, Suma z_dostawą'.replaceAll('_', '\u00a0'))
})
