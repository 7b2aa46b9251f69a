import { ChevronDown, Heart, MessageCircle, Package, Truck, UserRound } from 'lucide-react'
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
import { frameTexts, serverFrameTexts } from '../texts/frame.ts'
import { goodsListTexts } from '../texts/listing.ts'

/** What the menu shows: the categories, which the footer shows too, and the content pages. A cached read. */
export interface MenuData {
  categories: MenuCategory[]
  pages: { slug: string; title: string }[]
  /** Somebody has rated the shop. */
  hasOpinions?: boolean
}

export const MenuContext = createContext<MenuData>({ categories: [], pages: [] })

interface MenuItemsProps {
  as?: 'ul' | 'template'
  id: string
  className?: string
}

/** The items of the menu. Rendered on the server only. */
export default function MenuItems(element: MenuItemsProps) {
  const t = useTranslate()
  const menu = useContext(MenuContext)
  const { row, more } = splitMenu(menu.categories)
  const gifts = menu.pages.find(({ slug }) => slug === giftGuide)
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
      {gifts && (
        <li className="desktop:hidden wide:block">
          <Link to={urls.content(gifts.slug)} className="menu-head">
            {gifts.title}
          </Link>
        </li>
      )}
      <OwnPages pages={menu.pages} />
    </CachedMarkup>
  )
}

/** At the end of the drawer: the visitor's pages, and how to reach the shop. */
function OwnPages({ pages }: Pick<MenuData, 'pages'>) {
  const t = useTranslate()
  const own = [
    { Icon: UserRound, name: t(frameTexts.account), address: urls.account() },
    { Icon: Package, name: t(serverFrameTexts.orders), address: urls.accountOrders() },
    { Icon: Heart, name: t(frameTexts.favourites), address: urls.favourites() },
    ...pages.flatMap(({ slug, title }) => {
      const Icon = helpIcons.get(slug)
      return Icon ? [{ Icon, name: title, address: urls.content(slug) }] : []
    }),
  ]
  return (
    <li className="menu-own">
      <ul>
        {own.map(({ Icon, name, address }) => (
          <li key={address}>
            <Link to={address}>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-soft" strokeWidth={1.5} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The address of the page with presents, which stands beside the lists of goods where the shop has one. */
const giftGuide = 'pomysly-na-prezent'

/** The pages about reaching the shop and its delivery, by their address. */
const helpIcons = new Map([
  ['kontakt', MessageCircle],
  ['dostawa-i-platnosci', Truck],
])

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
          className="menu-link pb-3 text-accent [column-span:all] underline underline-offset-4"
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
  /** Content above the groups. */
  children?: ReactNode
}

/** An item of the row with its wide panel; on small views the panel replaces the drawer's list, and its heading leads back. */
function MenuPanel({ name, groups, products = [], children }: MenuPanelProps) {
  const t = useTranslate()
  const [first] = products
  return (
    <details name="menu-branch" className="menu-branch group">
      <summary className="menu-head">
        {first && <MenuPicture picture={first.picture} className="menu-thumbnail" />}
        {name}
        <span className="menu-back">{t(frameTexts.menuBack)}</span>
        <ChevronDown aria-hidden="true" className="menu-arrow" />
      </summary>
      <div className="menu-panel">
        <div className="menu-content">
          <div className="menu-groups">
            {children}
            {groups.map((group) => (
              <section key={group.id} className="pb-5">
                <Link to={urls.category(group)} className="menu-link font-semibold">
                  {nonBreaking(group.name)}
                </Link>
                <Leaves leaves={group.children} />
              </section>
            ))}
          </div>
          {products.length > 0 && <MenuProducts products={products} />}
        </div>
      </div>
    </details>
  )
}

/** Width in pixels of the file for at most 240 px on screens of twice the density. */
const pictureWidth = 480

/** The same for a thumbnail of 44 px in the drawer. */
const thumbnailWidth = 160

/** Goods beside the groups; browsers load their pictures when the panel opens. */
function MenuProducts({ products }: { products: MenuProduct[] }) {
  return (
    <ul className="menu-products">
      {products.map(({ id, name, picture }) => (
        <li key={id}>
          <Link to={urls.product({ id, name })}>
            <MenuPicture picture={picture} widest={pictureWidth} />
            {nonBreaking(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface MenuPictureProps {
  picture: MenuProduct['picture']
  /** In pixels. */
  widest?: number
  className?: string
}

function MenuPicture({ picture: { file, width, height }, widest = thumbnailWidth, className }: MenuPictureProps) {
  const src = urls.picture(file, widthsUpTo(Math.min(width, widest)).at(-1) ?? widest)
  return <img {...{ src, width, height, className }} alt="" loading="lazy" decoding="async" />
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
            {nonBreaking(leaf.name)}
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
