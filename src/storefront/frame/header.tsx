import { Heart, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { CategoryMenu, MenuButton } from './category-menu.tsx'
import { MiniBasket } from './mini-basket.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { SearchForm } from './search-form.tsx'

interface HeaderProps {
  shopName: string
  menu: MenuCategory[]
  /** Then nothing leads away but the shop's name, and the way back to the basket. */
  ordering: boolean
}

/** The shop's name, the search, what is the visitor's own, and the categories. */
export function Header({ shopName, menu, ordering }: HeaderProps) {
  const say = useWords()
  const { pathname, search } = useLocation()
  const text = (pathname === urls.search() && new URLSearchParams(search).get('text')) || ''
  return (
    <header
      className={`relative z-30 print:hidden border-b border-line bg-paper ${ordering ? '' : 'desktop:sticky desktop:top-0'}`}
    >
      <NavigationBar />
      <div className="header-row">
        {!ordering && <MenuButton />}
        <Link to={urls.home()} className="shop-name">
          {shopName}
        </Link>
        {ordering ? (
          pathname === urls.checkout() && (
            <Link to={urls.basket()} className="header-action -mr-2 ml-auto underline underline-offset-4">
              {say(frameTexts.backToBasket)}
            </Link>
          )
        ) : (
          <>
            <SearchForm key={pathname + text} text={text} className="header-search" />
            <nav aria-label={say(frameTexts.account)} className="header-actions">
              <Link to={urls.account()} className="header-action">
                <UserRound aria-hidden="true" className="size-6" strokeWidth={1.5} />
                <span className="sr-only wide:not-sr-only">{say(frameTexts.account)}</span>
              </Link>
              <Link to={urls.favourites()} className="header-action">
                <Heart aria-hidden="true" className="size-6" strokeWidth={1.5} />
                <span className="sr-only wide:not-sr-only">{say(frameTexts.favourites)}</span>
              </Link>
              <MiniBasket />
            </nav>
          </>
        )}
      </div>
      {!ordering && <CategoryMenu key={pathname + search} menu={menu} />}
    </header>
  )
}
