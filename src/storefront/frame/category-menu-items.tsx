import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { type MenuCategory, type MenuProduct, splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { goodsLists } from '#features/search/rules/goods-lists.ts'
import CachedMarkup from '#kit/cached-markup.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { widthsUpTo } from '#shared/picture-widths.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { goodsListTexts } from '../texts/listing.ts'

/** The categories of the menu and the footer: a cached read. */
export const MenuContext = createContext<MenuCategory[]>([])

interface MenuItemsProps {
  as?: 'ul' | 'template'
  id: string
  className?: string
}

/** The items of the menu. Rendered on the server only. */
export default function MenuItems(element: MenuItemsProps) {
  const t = useTranslate()
  const menu = useContext(MenuContext)
  const { row, more } = splitMenu(menu)
  return (
    <CachedMarkup as="ul" {...element} source={menu} name="menu">
      {row.map((category) => (
        <Branch key={category.id} category={category} />
      ))}
      {more.length > 0 && (
        <li>
          <MenuPanel name={t(frameTexts.more)} groups={more} />
        </li>
      )}
      {goodsLists.map((list) => (
        <li key={list} className={list === 'bestsellery' ? 'desktop:hidden wide:block' : ''}>
          <Link to={serverUrls.goodsList(list)} className={`menu-head ${list === 'promocje' ? 'text-sale' : ''}`}>
            {t(goodsListTexts[list])}
          </Link>
        </li>
      ))}
    </CachedMarkup>
  )
}

function Branch({ category }: { category: MenuCategory }) {
  const t = useTranslate()
  if (category.children.length === 0)
    return (
      <li>
        <Link to={urls.category(category)} className="menu-head">
          {category.name}
        </Link>
      </li>
    )
  return (
    <li>
      <MenuPanel name={category.name} groups={category.children} products={category.products}>
        <Link
          to={urls.category(category)}
          className="menu-link text-accent underline underline-offset-4 desktop:col-span-full"
        >
          {t(frameTexts.everythingIn, { category: category.name })}
        </Link>
      </MenuPanel>
    </li>
  )
}

interface MenuPanelProps {
  name: string
  groups: MenuCategory[]
  products?: MenuProduct[]
  /** Content below the groups. */
  children?: ReactNode
}

/** An item of the row with its wide panel; on small views the panel replaces the drawer's list, and its heading leads back. */
function MenuPanel({ name, groups, products = [], children }: MenuPanelProps) {
  const t = useTranslate()
  return (
    <details name="menu-branch" className="menu-branch group">
      <summary className="menu-head">
        {name}
        <span className="menu-back">{t(frameTexts.menuBack)}</span>
        <ChevronDown aria-hidden="true" className="menu-arrow" />
      </summary>
      <div className="menu-panel">
        <div className="menu-content">
          <div className="menu-groups">
            {groups.map((group) => (
              <section key={group.id} className="pb-3 desktop:pb-0">
                <Link to={urls.category(group)} className="menu-link font-semibold">
                  {group.name}
                </Link>
                <Leaves leaves={group.children} />
              </section>
            ))}
            {children}
          </div>
          {products.length > 0 && <MenuProducts products={products} />}
        </div>
      </div>
    </details>
  )
}

/** Width in pixels of the file for at most 240 px on screens of twice the density. */
const pictureWidth = 480

/** Goods beside the groups; browsers load their pictures when the panel opens. */
function MenuProducts({ products }: { products: MenuProduct[] }) {
  return (
    <ul className="menu-products">
      {products.map(({ id, name, picture }) => (
        <li key={id}>
          <Link to={urls.product({ id, name })}>
            <img
              src={urls.picture(picture.file, widthsUpTo(Math.min(picture.width, pictureWidth)).at(-1) ?? pictureWidth)}
              width={picture.width}
              height={picture.height}
              alt=""
              loading="lazy"
              decoding="async"
            />
            {nonBreaking(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** How many categories of a group are shown before "more" (A9.16). */
const maxVisibleLeaves = 10

function Leaves({ leaves }: { leaves: MenuCategory[] }) {
  const t = useTranslate()
  const rest = leaves.slice(maxVisibleLeaves)
  return (
    <ul>
      {leaves.slice(0, maxVisibleLeaves).map((leaf) => (
        <li key={leaf.id}>
          <Link to={urls.category(leaf)} className="menu-link">
            {leaf.name}
          </Link>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <details className="menu-rest">
            <summary className="menu-link">{t(frameTexts.moreInGroup)}</summary>
            <Leaves leaves={rest} />
          </details>
        </li>
      )}
    </ul>
  )
}
