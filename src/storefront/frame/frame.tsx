import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { FavouritePlaces } from '#features/catalogue/ui/favourite-place.tsx'
import { isOrdering, standsAt } from '#features/content/rules/stands-at.ts'
import { Fragment } from '#kit/fragment.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import { WordsProvider } from '#kit/words.tsx'
import type { FrameData } from '../root.server.ts'
import { FavouriteButton } from './favourite-button.tsx'
import { useFocusOnArrival } from './focus-on-arrival.ts'
import { FollowCurrency } from './follow-currency.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useMoneyOfPage } from './money-of-page.ts'
import { PersonalProvider } from './personal.tsx'
import { SkipLink } from './skip-link.tsx'
import { ViewType } from './view-type.tsx'

/**
 * What stands around every page: header, footer, and the words and prices that all of it is written in. Who orders is kept from
 * nothing: the bars at the top and the bottom are not there (A2.15).
 */
export function Frame({ data, children }: { data: FrameData; children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  useFocusOnArrival(content)
  const money = useMoneyOfPage(data.money)
  const { pathname } = useLocation()
  const ordering = isOrdering(pathname)
  const bars = data.bars.filter(({ on }) => standsAt(pathname, on))
  return (
    <WordsProvider overrides={data.words}>
      <MoneyProvider format={money}>
        <PersonalProvider>
          <SkipLink />
          <Fragment html={bars.map(({ html }) => html).join('')} />
          <Header shopName={data.seller.shopName} menu={data.menu} ordering={ordering} />
          <main ref={content} id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
            <FavouritePlaces value={FavouriteButton}>{children}</FavouritePlaces>
          </main>
          <Footer data={data} currency={money.code} ordering={ordering} />
          <FollowCurrency shown={data.money.code} />
          <ViewType />
        </PersonalProvider>
      </MoneyProvider>
    </WordsProvider>
  )
}
