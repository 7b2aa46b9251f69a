import { useEffect, useState } from 'react'
import type { MiniBasketData } from '#features/basket/ui/mini-basket-panel.tsx'

interface Answer {
  Basket?: { response?: { basket?: MiniBasketData } }
}

/** What is in the basket, asked for when it is first wanted and again when it has changed; null until it is known. */
export function useMiniBasket(wanted: boolean, count: number): MiniBasketData | null {
  const [basket, setBasket] = useState<MiniBasketData | null>(null)
  useEffect(() => {
    if (!wanted || count === 0) return
    let current = true
    void askForBasket().then((answer) => current && setBasket(answer))
    return () => {
      current = false
    }
  }, [wanted, count])
  return count > 0 ? basket : null
}

async function askForBasket(): Promise<MiniBasketData | null> {
  try {
    const request = JSON.stringify({ Basket: {} })
    const response = await fetch('/ajax/get.php', { method: 'POST', body: new URLSearchParams({ request }) })
    return ((await response.json()) as Answer).Basket?.response?.basket ?? null
  } catch {
    return null
  }
}
