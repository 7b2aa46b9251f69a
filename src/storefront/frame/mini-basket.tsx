import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { frameTexts } from '../texts.ts'
import { usePersonal } from './personal.tsx'

/** The way to the basket, with how much is in it once that is known. */
export function MiniBasket() {
  const say = useWords()
  const count = usePersonal().personal?.basketCount ?? 0
  return (
    <Link id="menu_basket" to={urls.basket()} className="header-action">
      <span className="relative">
        <ShoppingBag aria-hidden="true" className="size-6" strokeWidth={1.5} />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 -right-2 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-small leading-none font-semibold text-on-accent tabular-nums"
          >
            {count}
          </span>
        )}
      </span>
      <span className="sr-only wide:not-sr-only">{say(frameTexts.basket)}</span>
      {count > 0 && <span className="sr-only">{say(frameTexts.basketCount, { count })}</span>}
    </Link>
  )
}
