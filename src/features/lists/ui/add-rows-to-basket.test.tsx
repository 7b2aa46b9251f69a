import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { addRowsToBasket } from './add-rows-to-basket.ts'
import { AddedRowsPanel } from './added-rows-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const named = { value: '1003', dataset: { called: 'Fartuch' } }
const form = { querySelectorAll: () => [named] } as unknown as HTMLFormElement

/** The addresses asked, with a shop that answers this. */
function shopThatAnswers(answer: unknown, headers: HeadersInit = {}): string[] {
  const asked: string[] = []
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (answer === null) throw new TypeError('away')
    return Response.json(answer, { headers })
  })
  return asked
}

function shown(outcome: Awaited<ReturnType<typeof addRowsToBasket>>): string {
  const panel = (
    <MemoryRouter>
      <AddedRowsPanel outcome={outcome} onClose={() => {}} />
    </MemoryRouter>
  )
  return renderToStaticMarkup(panel).replaceAll('\u00a0', ' ')
}

test('what lists put into the basket is counted as from anywhere, and the panel tells what is missing to free delivery', async () => {
  const asked = shopThatAnswers(
    {
      basket: { productsCounter: 3, worth: 118, toShippingFree: '81.00' },
      results: [
        { product: '1001', status: 'success' },
        { product: '1003', status: 'error', error: { code: 'sold_out', message: 'Brak' } },
      ],
    },
    { 'x-iai-tracking-events': '1' },
  )
  const outcome = await addRowsToBasket(form, new FormData())
  expect(outcome).toMatchObject({ basketCount: 3, added: 1 })
  await expect.poll(() => asked).toEqual(['/basketchange.php?type=multiproduct', '/graphql/v1/'])
  const panel = shown(outcome)
  for (const words of ['Dodano do koszyka: 1 produkt', 'Fartuch: Brak', '81,00', 'Przejdź do koszyka'])
    expect(panel).toContain(words)
})

test('A8.2 a shop that does not answer is told in the words of the buy button', async () => {
  shopThatAnswers(null)
  const panel = shown(await addRowsToBasket(form, new FormData()))
  expect(panel).toContain('Błąd podczas dodawania do koszyka')
  expect(panel).not.toContain('Przejdź do koszyka')
})
