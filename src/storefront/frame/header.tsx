import { Heart, UserRound } from 'lucide-react'
import { Link, useLocation, useNavigation } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { CategoryMenu, CategoryMenuTemplate, MenuButton } from './category-menu.tsx'
import { HeaderLink } from './header-link.tsx'
import { MiniBasket } from './mini-basket.tsx'
import { usePersonal } from './personal.tsx'
import { SearchForm } from './search-form.tsx'

/** Where nothing is ordered yet. */
const beforeOrdering = [urls.checkout(), urls.checkoutData(), urls.checkoutSummary()]

interface HeaderProps {
  shopName: string
  /** In the checkout: only the shop's name and the link back to the basket. */
  ordering: boolean
}

/** The shop's name, the search, the visitor's links, and the categories. */
export function Header({ shopName, ordering }: HeaderProps) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const text = (pathname === urls.search() && new URLSearchParams(search).get('text')) || ''
  return (
    <header className={`z-30 print:hidden border-b border-line ${ordering ? 'relative bg-paper' : 'header-stays'}`}>
      <NavigationBar />
      <div className="header-row">
        {!ordering && <MenuButton />}
        <Link to={urls.home()} className="shop-name">
          {shopName}
        </Link>
        {ordering ? (
          beforeOrdering.includes(pathname) && (
            <Link
              to={urls.basket()}
              data-step-link
              className="header-action -mr-2 ml-auto underline underline-offset-4"
            >
              {t(frameTexts.backToBasket)}
            </Link>
          )
        ) : (
          <>
            <SearchForm key={pathname + text} text={text} className="header-search" />
            <nav aria-label={t(frameTexts.account)} className="header-actions">
              <HeaderLink to={urls.account()} icon={UserRound} name={t(frameTexts.account)} />
              <FavouritesLink />
              <MiniBasket />
            </nav>
          </>
        )}
      </div>
      {ordering ? <CategoryMenuTemplate /> : <CategoryMenu key={pathname + search} />}
    </header>
  )
}

/**
 * While the next page loads: a thin bar at the top, and an overlay over the whole page that does not block navigation (A2.17). Short waits
 * are neither shown nor announced.
 */
function NavigationBar() {
  const t = useTranslate()
  const idle = useNavigation().state === 'idle'
  const loadingText = t(frameTexts.loading)
  return (
    <>
      {!idle && (
        <div role="progressbar" aria-label={loadingText} className="loading-veil">
          <div className="h-0.5 origin-left animate-navigation bg-accent" />
        </div>
      )}
      <p role="status" className="sr-only">
        {!idle && <span className="after-a-while">{loadingText}</span>}
      </p>
    </>
  )
}

function FavouritesLink() {
  const t = useTranslate()
  const count = usePersonal().personal?.favourites.length
  return <HeaderLink to={urls.favourites()} icon={Heart} name={t(frameTexts.favourites)} count={count} />
}
