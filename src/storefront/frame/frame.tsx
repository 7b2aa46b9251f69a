import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { FavouriteSlotProvider } from '#features/catalogue/ui/favourite-slot.tsx'
import { isCheckoutPath, isShownAt } from '#features/content/rules/shown-at-path.ts'
import { MessagesProvider } from '#kit/messages.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import { PageIcons } from '#kit/page-icons.tsx'
import { TrustedHtml, useHydrationEnd } from '#kit/static-html.tsx'
import type { CurrencyFormat } from '#shared/money.ts'
import type { FrameData } from '../root.server.ts'
import { Footer } from './footer.tsx'
import { SkipLink } from './frame-links.tsx'
import { Header } from './header.tsx'
import { FavouriteButton, PersonalProvider, usePersonal } from './personal.tsx'
import { watchViewSize } from './view-size.ts'

/**
 * The frame of every page: header, footer, and the texts and prices for all of it. The checkout has no distractions: the bars at the top
 * and the bottom are left out (A2.15).
 */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  useHydrationEnd()
  useFocusAfterNavigation(content)
  const money = usePageCurrency(data.money)
  const { pathname } = useLocation()
  const ordering = isCheckoutPath(pathname)
  const bars = data.bars.filter(({ on }) => isShownAt(pathname, on))
  return (
    <MessagesProvider overrides={data.textOverrides}>
      <MoneyProvider format={money}>
        <PersonalProvider>
          <SkipLink />
          <TrustedHtml html={bars.map(({ html }) => html).join('')} />
          <Header shopName={data.seller.shopName} ordering={ordering} />
          <main ref={content} id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
            <FavouriteSlotProvider value={FavouriteButton}>{children}</FavouriteSlotProvider>
          </main>
          <Footer data={data} currency={money.code} ordering={ordering} />
          <RevalidateOnCurrencyChange shown={money.code} />
          <ViewType />
          <PageIcons />
        </PersonalProvider>
      </MoneyProvider>
    </MessagesProvider>
  )
}

/**
 * After client-side navigation, moves the focus to the new page's content, so that keyboards and screen readers continue there. Within the
 * same page, another part of a list for example, the focus stays as long as its element is visible. The page is marked as navigated: then
 * everything gets its layout at once (styles.css: below-*), before the scroll position is restored.
 */
function useFocusAfterNavigation(content: RefObject<HTMLElement | null>): void {
  const location = useLocation()
  const left = useRef(location)
  useLayoutEffect(() => {
    if (left.current !== location) document.documentElement.dataset.moved = ''
  }, [location])
  useEffect(() => {
    const from = left.current
    left.current = location
    if (
      from === location ||
      (from.pathname === location.pathname && (location.hash || isInView(document.activeElement)))
    )
      return
    content.current?.focus({ preventScroll: true })
  }, [location, content])
}

function isInView(focused: Element | null): boolean {
  if (!focused || focused === document.body) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/**
 * Reloads a page restored from the back/forward cache, since the currency may have changed in between. `shown` is the code of the currency
 * of the page's amounts. It is compared when the visitor's data arrive, not when the page gets another currency: then the data are the
 * older ones, and a reload would remove the answer to the form that was sent.
 */
function RevalidateOnCurrencyChange({ shown }: { shown: string }) {
  const chosen = usePersonal().personal?.currency
  const { revalidate } = useRevalidator()
  const reloadOutdatedPage = useEffectEvent((currency: string) => {
    if (currency !== shown) void revalidate()
  })
  useEffect(() => {
    if (chosen) reloadOutdatedPage(chosen)
  }, [chosen])
  return null
}

/**
 * Returns the currency of the page's amounts from its own loader, which computed them. The frame may have been loaded before another tab
 * changed the currency, and an order has its own currency.
 */
function usePageCurrency(frameCurrency: CurrencyFormat): CurrencyFormat {
  const page = useMatches().at(-1)?.loaderData
  return hasCurrency(page) ? page.money : frameCurrency
}

function hasCurrency(data: unknown): data is { money: CurrencyFormat } {
  return typeof data === 'object' && data !== null && 'money' in data
}

/** The hidden element whose width is the view size (A2.4). */
function ViewType() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? watchViewSize(element.current) : undefined), [])
  return <div ref={element} id="viewType" />
}
