import { type RefObject, useEffect, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useNavigationType } from 'react-router'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { LinkButton } from '#kit/link-button.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import type { CurrencyFormat } from '#shared/money.ts'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { AwayData } from '../away/away-data.ts'
import { SendAgain } from '../away/send-again.tsx'
import type { NumberedError } from '../number-errors.server.ts'
import { errorTexts } from '../texts/error.ts'
import { frameTexts } from '../texts/frame.ts'
import { PopularCategories } from './popular-categories.tsx'
import { SearchForm } from './search-form.tsx'

/** What stands instead of a page: says what happened and offers a way on. `owner` ends the title: whose shop it is, where that is known. */
export function ErrorPage({ error, owner }: { error: unknown; owner: string }) {
  const say = useWords()
  const { title, text, relatives, money, sent, number } = explain(error)
  const { search } = useLocation()
  const heading = useBroughtToTop()
  return (
    <div className="page-width py-16 desktop:py-24">
      <title>{say(title) + owner}</title>
      {import.meta.env.SSR && <meta name="robots" content="noindex" /> /* crawlers read what the server writes */}
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {say(title)}
      </h1>
      <p className="mt-4 max-w-text text-large text-soft">{say(text)}</p>
      {number && <p className="mt-4 text-soft">{say(errorTexts.number, { number })}</p>}
      {sent && <SendAgain fields={sent} />}
      {retried.includes(title) ? (
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={search || '?'} className="footer-link font-semibold text-accent underline">
            {say(errorTexts.refresh)}
          </a>
          <LinkButton kind="secondary" to={urls.home()}>
            {say(frameTexts.home)}
          </LinkButton>
        </p>
      ) : (
        <SearchForm label={say(errorTexts.searchHere)} className="mt-8 max-w-form" />
      )}
      {relatives?.[0] && money && (
        <div className="mt-12">
          <MoneyProvider format={money}>
            <ProductGrid products={relatives} heading="h2" />
          </MoneyProvider>
        </div>
      )}
      <PopularCategories />
    </div>
  )
}

/** Whoever has sent a long form from its end must see that it failed; what is loaded or gone back to stands as the browser says. */
function useBroughtToTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedBy = useNavigationType()
  useEffect(() => {
    if (arrivedBy === 'POP') return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrivedBy])
  return heading
}

type Relatives = Parameters<typeof ProductGrid>[0]['products']

/** Of what comes right by itself. */
const retried: Text[] = [errorTexts.broken, errorTexts.away, errorTexts.offline]

interface Explained {
  title: Text
  text: Text
  relatives?: Relatives
  /** How the prices of the relatives are written. */
  money?: CurrencyFormat
  sent?: AwayData['sent']
  number?: string | undefined
}

function explain(error: unknown): Explained {
  if (isRouteErrorResponse(error) && error.status === 503) {
    const { sent } = error.data as AwayData
    return { title: errorTexts.away, text: sent ? errorTexts.awaySent : errorTexts.awayText, sent }
  }
  if (isRouteErrorResponse(error) && error.status === 404)
    return { title: errorTexts.notFound, text: errorTexts.notFoundText }
  if (isRouteErrorResponse(error) && error.status === 410)
    return {
      title: errorTexts.gone,
      text: errorTexts.goneText,
      ...(error.data as Pick<Explained, 'relatives' | 'money'>),
    }
  if (isRouteErrorResponse(error) && error.status < 500)
    return { title: errorTexts.refused, text: errorTexts.refusedText }
  if (!isRouteErrorResponse(error) && navigator.onLine === false)
    return { title: errorTexts.offline, text: errorTexts.offlineText }
  const number = isRouteErrorResponse(error) ? (error.data as NumberedError | null)?.number : undefined
  return { title: errorTexts.broken, text: errorTexts.brokenText, number }
}
