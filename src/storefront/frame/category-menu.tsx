import { ChevronDown, Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { type MenuCategory, splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts/frame.ts'
import { onViewSize } from './view-size.ts'

const menuId = 'menu'

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
  const tidy = () => {
    import('./keep-menu-tidy.ts').then(
      ({ keepMenuTidy }) => keepMenuTidy(menuId),
      () => {},
    )
  }
  return (
    <nav
      ref={nav}
      onFocus={tidy}
      onPointerEnter={tidy}
      id={menuId}
      popover="auto"
      aria-label={say(frameTexts.categories)}
      className="category-menu"
    >
      <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 desktop:hidden">
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
      <ul className="px-5 pb-8 desktop:page-width desktop:flex desktop:justify-between desktop:gap-2 desktop:pb-0">
        {row.map((category) => (
          <Branch key={category.id} category={category} />
        ))}
        {more.length > 0 && (
          <li className="border-b border-line desktop:border-0">
            <Panel name={say(frameTexts.more)} groups={more} />
          </li>
        )}
      </ul>
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
      <li className="border-b border-line desktop:border-0">
        <Link to={urls.category(category)} className="menu-head">
          {category.name}
        </Link>
      </li>
    )
  return (
    <li className="border-b border-line desktop:border-0">
      <Panel name={category.name} groups={category.children}>
        <Link
          to={urls.category(category)}
          className="menu-link pb-4 text-accent underline underline-offset-4 desktop:col-span-full"
        >
          {say(frameTexts.everythingIn, { category: category.name })}
        </Link>
      </Panel>
    </li>
  )
}

/** A word of the row with the wide panel under it. */
function Panel({ name, groups, children }: { name: string; groups: MenuCategory[]; children?: ReactNode }) {
  return (
    <details name="menu-branch" className="group">
      <summary className="menu-head">
        {name}
        <ChevronDown aria-hidden="true" className="size-4 text-control transition-transform group-open:rotate-180" />
      </summary>
      <div className="menu-panel">
        <div className="desktop:page-width desktop:grid desktop:grid-cols-4 desktop:gap-8 desktop:py-8">
          {groups.map((group) => (
            <section key={group.id} className="pb-3 desktop:pb-0">
              <Link to={urls.category(group)} className="menu-link font-semibold">
                {group.name}
              </Link>
              <ul>
                {group.children.map((leaf) => (
                  <li key={leaf.id}>
                    <Link to={urls.category(leaf)} className="menu-link">
                      {leaf.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {children}
        </div>
      </div>
    </details>
  )
}
