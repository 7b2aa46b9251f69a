import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { FavouriteSlotProvider } from '#features/catalogue/ui/favourite-slot.tsx'
import { isCheckoutPath, isShownAt } from '#features/content/rules/shown-at-path.ts'
import { MessagesProvider } from '#kit/messages.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'
import type { CurrencyFormat } from '#shared/money.ts'
import type { FrameData } from '../root.server.ts'
import { Footer } from './footer.tsx'
import { SkipLink } from './frame-links.tsx'
import { Header } from './header.tsx'
import { FavouriteButton, PersonalProvider, usePersonal } from './personal.tsx'
import { watchViewSize } from './view-size.ts'

/**
 * What stands around every page: header, footer, and the words and prices that all of it is written in. Who orders is kept from
 * nothing: the bars at the top and the bottom are not there (A2.15).
 */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  useFocusAfterNavigation(content)
  const money = usePageCurrency(data.money)
  const { pathname } = useLocation()
  const ordering = isCheckoutPath(pathname)
  const bars = data.bars.filter(({ on }) => isShownAt(pathname, on))
  return (
    <MessagesProvider overrides={data.words}>
      <MoneyProvider format={money}>
        <PersonalProvider>
          <SkipLink />
          <TrustedHtml html={bars.map(({ html }) => html).join('')} />
          <Header shopName={data.seller.shopName} menu={data.menu} ordering={ordering} />
          <main ref={content} id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
            <FavouriteSlotProvider value={FavouriteButton}>{children}</FavouriteSlotProvider>
          </main>
          <Footer data={data} currency={money.code} ordering={ordering} />
          <RevalidateOnCurrencyChange shown={data.money.code} />
          <ViewType />
        </PersonalProvider>
      </MoneyProvider>
    </MessagesProvider>
  )
}

/**
 * After a move within the shop the focus stands at the new page's content, so that a keyboard and a screen reader go on there. On
 * the same page, another part of a list for example, it stays where it was as long as that is there to be seen. The page itself says
 * that it was come to so: then all of it is laid out at once (styles.css: below-*), before it is scrolled to where somebody goes back to.
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
 * A page that was gone back to is the browser's old copy, perhaps from before another currency was chosen: it is loaded again.
 * `shown` is the code of the currency that the page was loaded in.
 */
function RevalidateOnCurrencyChange({ shown }: { shown: string }) {
  const chosen = usePersonal().personal?.currency || shown
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (chosen !== shown) void revalidate()
  }, [chosen, shown, revalidate])
  return null
}

/**
 * How the amounts of the page are written: as its own loader says, since that is what counted them. What stands around the page may
 * have been loaded before another tab chose another currency, and an order has its own.
 */
function usePageCurrency(ofFrame: CurrencyFormat): CurrencyFormat {
  const page = useMatches().at(-1)?.loaderData
  return hasCurrency(page) ? page.money : ofFrame
}

function hasCurrency(data: unknown): data is { money: CurrencyFormat } {
  return typeof data === 'object' && data !== null && 'money' in data
}

/** The hidden element that tells the view size (A2.4). */
function ViewType() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? watchViewSize(element.current) : undefined), [])
  return <div ref={element} id="viewType" />
}
