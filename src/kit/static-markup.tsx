import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CurrencyFormat } from '#shared/money.ts'
import type { TextOverrides } from '#shared/text.ts'
import { MoneyProvider } from './money.tsx'
import { WordsProvider } from './words.tsx'

interface Voice {
  words: TextOverrides
  currency: { format: CurrencyFormat }
}

/** HTML of something by itself, in the shop's words and currency; ids that React makes in it begin with `prefix`. */
export function staticMarkup({ words, currency }: Voice, content: ReactNode, prefix?: string): string {
  return renderToStaticMarkup(
    <WordsProvider overrides={words}>
      <MoneyProvider format={currency.format}>{content}</MoneyProvider>
    </WordsProvider>,
    { identifierPrefix: prefix },
  )
}
