import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AddedRowsPanel, addRowsToBasket } from './added-rows-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

const named = { value: '1003', dataset: { called: 'Fartuch' } }
const form = { querySelectorAll: () => [named] } as unknown as HTMLFormElement

/** Stubs `fetch` with this response, and returns the requested URLs. */
function shopThatAnswers(answer: unknown, headers: HeadersInit = {}): string[] {
  const requested: string[] = []
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    if (answer === null) throw new TypeError('away')
    return Response.json(answer, { headers })
  })
  return requested
}

function shown(outcome: Awaited<ReturnType<typeof addRowsToBasket>>): string {
  const panel = (
    <MemoryRouter>
      <AddedRowsPanel outcome={outcome} onClose={() => {}} />
    </MemoryRouter>
  )
  return renderToStaticMarkup(panel).replaceAll('\u00a0', ' ')
}

test('rows added from lists are tracked like any other, and the panel shows the amount missing for free delivery', async () => {
  const requested = shopThatAnswers(
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
  await expect.poll(() => requested).toEqual(['/basketchange.php?type=multiproduct', '/graphql/v1/'])
  const panel = shown(outcome)
  for (const text of ['Dodano do koszyka: 1 produkt', 'Fartuch: Brak', '81,00', 'Przejdź do koszyka'])
    expect(panel).toContain(text)
})

test('A8.2 without a response the panel shows the error text of the buy button', async () => {
  shopThatAnswers(null)
  const panel = shown(await addRowsToBasket(form, new FormData()))
  expect(panel).toContain('Błąd podczas dodawania do koszyka')
  expect(panel).not.toContain('Przejdź do koszyka')
})
