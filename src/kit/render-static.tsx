import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CurrencyFormat } from '#shared/money.ts'
import type { TextOverrides } from '#shared/text.ts'
import { MessagesProvider } from './messages.tsx'
import { MoneyProvider } from './money.tsx'

interface RenderContext {
  textOverrides: TextOverrides
  currency: { format: CurrencyFormat }
}

/** Returns a component as HTML, in the shop's texts and currency; ids that React generates begin with `prefix`. */
export function renderStatic({ textOverrides, currency }: RenderContext, content: ReactNode, prefix?: string): string {
  return renderToStaticMarkup(
    <MessagesProvider overrides={textOverrides}>
      <MoneyProvider format={currency.format}>{content}</MoneyProvider>
    </MessagesProvider>,
    { identifierPrefix: prefix },
  )
}
