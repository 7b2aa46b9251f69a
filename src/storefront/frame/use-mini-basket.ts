import { type ComponentType, useEffect, useState } from 'react'
import type { MiniBasketData, MiniBasketPanelProps } from '#features/basket/ui/mini-basket-panel.tsx'
import { askFor } from './ask-for.ts'

interface MiniBasketFound {
  basket: MiniBasketData
  Panel: ComponentType<MiniBasketPanelProps>
}

/** What is in the basket and what shows it, asked for when it is first wanted and again when it has changed; null until both are there. */
export function useMiniBasket(wanted: boolean, count: number): MiniBasketFound | null {
  const [found, setFound] = useState<MiniBasketFound | null>(null)
  useEffect(() => {
    if (!wanted || count === 0) return
    let current = true
    void findMiniBasket().then((found) => current && setFound(found))
    return () => {
      current = false
    }
  }, [wanted, count])
  return count > 0 ? found : null
}

async function findMiniBasket(): Promise<MiniBasketFound | null> {
  try {
    const [{ Basket }, { MiniBasketPanel }] = await Promise.all([
      askFor({ Basket: {} }),
      import('#features/basket/ui/mini-basket-panel.tsx'),
    ])
    const basket = Basket?.response?.basket
    return basket ? { basket, Panel: MiniBasketPanel } : null
  } catch {
    return null
  }
}
