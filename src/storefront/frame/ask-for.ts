import type { MiniBasketData } from '#features/basket/ui/mini-basket-panel.tsx'
import type { Snippets } from './place-snippets.ts'

interface Answer {
  Basket?: { response?: { basket?: MiniBasketData & { currency?: string; user?: string } } }
  Comparers?: { response?: { product?: { attributes: { id: number } }[] } }
  Snippets?: { response?: { items?: Snippets } }
  Wishlist?: { response?: { product?: { attributes: { id: number } }[] } }
}

/** What the shop answers to this request for what concerns the visitor (A7.1). Rejects when it has not answered well in ten seconds. */
export async function askFor(request: Partial<Record<keyof Answer, object>>): Promise<Answer> {
  const response = await fetch('/ajax/get.php', {
    method: 'POST',
    body: new URLSearchParams({ request: JSON.stringify(request) }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  return response.json()
}
