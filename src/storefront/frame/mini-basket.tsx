import { ShoppingBag } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { MiniBasketData, MiniBasketPanelProps } from '#features/basket/ui/mini-basket-panel.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { loader } from '../root.server.ts'
import { frameTexts } from '../texts/frame.ts'
import { HeaderLink } from './header-link.tsx'
import { usePersonal } from './personal.tsx'
import { fetchVisitorData } from './visitor-requests.ts'

/** The link to the basket, and its contents on hover or keyboard focus; Escape closes them. */
export function MiniBasket() {
  const t = useTranslate()
  const count = usePersonal().personal?.basketCount ?? 0
  const [open, setOpen] = useState(false)
  const found = useMiniBasket(open, count)
  const priceType = useRouteLoaderData<typeof loader>('root')?.priceType ?? 'gross'
  const close = () => setOpen(false)
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches; visitors use the link inside
    <div
      className="relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
      onClick={close}
      onKeyDown={closeByEscape}
    >
      <HeaderLink id="menu_basket" to={urls.basket()} icon={ShoppingBag} name={t(frameTexts.basket)} count={count} />
      {open && found && <found.Panel basket={found.basket} priceType={priceType} />}
    </div>
  )
}

interface LoadedMiniBasket {
  basket: MiniBasketData
  Panel: ComponentType<MiniBasketPanelProps>
}

/**
 * Returns the basket's contents and the component that shows them, loaded on first use and again after each change; null until both are
 * loaded.
 */
function useMiniBasket(wanted: boolean, count: number): LoadedMiniBasket | null {
  const [found, setFound] = useState<LoadedMiniBasket | null>(null)
  useEffect(() => {
    if (!wanted || count === 0) return
    let current = true
    void fetchMiniBasket().then((found) => current && setFound(found))
    return () => {
      current = false
    }
  }, [wanted, count])
  return count > 0 ? found : null
}

async function fetchMiniBasket(): Promise<LoadedMiniBasket | null> {
  try {
    const [{ Basket }, { MiniBasketPanel }] = await Promise.all([
      fetchVisitorData({ Basket: {} }),
      import('#features/basket/ui/mini-basket-panel.tsx'),
    ])
    const basket = Basket?.response?.basket
    return basket ? { basket, Panel: MiniBasketPanel } : null
  } catch {
    return null
  }
}
