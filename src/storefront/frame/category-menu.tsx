import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type MenuCategory, splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { Kept } from '#kit/kept.tsx'
import { useFollow } from '#kit/use-follow.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { MenuPanel } from './menu-panel.tsx'
import { onViewSize } from './view-size.ts'

const menuId = 'menu'

const tidy = () => void import('./keep-panels-tidy.ts').catch(() => {})

/** Opens the categories on small views; there the menu is a popover of the browser's own, so it needs no script. */
export function MenuButton() {
  const say = useWords()
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-label={say(frameTexts.menu)}
      className="-ml-2 grid size-11 place-items-center desktop:hidden"
    >
      <Menu aria-hidden="true" className="size-6" strokeWidth={1.5} />
    </button>
  )
}

/** All categories: a row with wide panels on large views, a drawer on small ones. One markup, closed and opened without scripts. */
export function CategoryMenu({ menu }: { menu: MenuCategory[] }) {
  const say = useWords()
  const nav = useRef<HTMLElement>(null)
  const { row, more } = splitMenu(menu)
  useEffect(() => onViewSize([3, 4], () => closeDrawer(nav.current)), [])
  return (
    <nav
      ref={nav}
      onFocus={tidy}
      onPointerEnter={tidy}
      onToggle={tidy}
      id={menuId}
      popover="auto"
      aria-label={say(frameTexts.categories)}
      className="category-menu"
    >
      <div className="menu-title">
        <span className="font-serif text-large">{say(frameTexts.categories)}</span>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={say(frameTexts.closeMenu)}
          className="grid size-11 place-items-center"
        >
          <X aria-hidden="true" className="size-6" strokeWidth={1.5} />
        </button>
      </div>
      <Kept as="ul" onClick={useFollow()} className="menu-row">
        {row.map((category) => (
          <Branch key={category.id} category={category} />
        ))}
        {more.length > 0 && (
          <li>
            <MenuPanel name={say(frameTexts.more)} groups={more} />
          </li>
        )}
      </Kept>
    </nav>
  )
}

function closeDrawer(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

function Branch({ category }: { category: MenuCategory }) {
  const say = useWords()
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
      <MenuPanel name={category.name} groups={category.children}>
        <Link
          to={urls.category(category)}
          className="menu-link text-accent underline underline-offset-4 desktop:col-span-full"
        >
          {say(frameTexts.everythingIn, { category: category.name })}
        </Link>
      </MenuPanel>
    </li>
  )
}
