import { type RefObject, useEffect, useRef } from 'react'
import { isRouteErrorResponse, useLocation, useNavigationType, useRouteLoaderData } from 'react-router'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { MoneyProvider } from '#kit/money.tsx'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { CardActions } from '../cards/card-actions.tsx'
import type { NumberedError, UnavailableData } from '../handle-errors.server.ts'
import type { ErrorGoods } from '../not-found.server.ts'
import type { loader } from '../root.server.ts'
import { errorTexts } from '../texts/error.ts'
import { frameTexts, popularTexts } from '../texts/frame.ts'
import { EmptyShelf } from './empty-shelf.tsx'
import { PopularCategories } from './popular-categories.tsx'
import { SearchForm } from './search-form.tsx'

export interface ErrorPageProps {
  error: unknown
  owner: string
}

/** Replaces a page that failed: says what happened and offers links. `owner` ends the title: the shop's name, where it is known. */
export default function ErrorPage({ error, owner }: ErrorPageProps) {
  const t = useTranslate()
  const { title, text, relatives, money, sent, number } = explainError(error)
  const { search } = useLocation()
  const heading = useScrollToTop()
  const contact = useContactPage()
  return (
    <div className="page-width py-8 desktop:py-12">
      <title>{t(title) + owner}</title>
      {import.meta.env.SSR && <meta name="robots" content="noindex" /> /* crawlers read what the server writes */}
      {title === errorTexts.notFound && <EmptyShelf />}
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t(title)}
      </h1>
      <p className="mt-4 max-w-text text-large text-soft">{t(text)}</p>
      {number && <p className="mt-4 text-soft">{t(errorTexts.number, { number })}</p>}
      {sent && <ResubmitForm fields={sent} />}
      {retryableErrors.includes(title) ? (
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href={search || '?'} className="footer-link font-semibold text-accent underline">
            {t(errorTexts.refresh)}
          </a>
          <LinkButton kind="secondary" to={urls.home()}>
            {t(frameTexts.home)}
          </LinkButton>
        </p>
      ) : (
        <>
          {title === errorTexts.notFound && (
            <SearchForm label={t(errorTexts.searchAgain)} className="mt-6 max-w-form max-desktop:hidden" />
          )}
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <LinkButton to={urls.home()}>{t(frameTexts.home)}</LinkButton>
            {title === errorTexts.notFound && contact && (
              <LinkButton kind="quiet" to={contact}>
                {t(errorTexts.contact)}
              </LinkButton>
            )}
          </p>
        </>
      )}
      {relatives?.[0] && money && (
        <section aria-label={t(popularTexts.goods)} className="mt-12">
          {title === errorTexts.notFound && <h2 className="mb-6 text-heading">{t(popularTexts.goods)}</h2>}
          <MoneyProvider format={money}>
            <CardActions>
              <ProductGrid row products={relatives} heading={title === errorTexts.notFound ? 'h3' : 'h2'} />
            </CardActions>
          </MoneyProvider>
        </section>
      )}
      <PopularCategories />
    </div>
  )
}

/** The address of the contact page; null where the shop has none in its footer. */
function useContactPage(): string | null {
  const slug = 'kontakt'
  const pages = useRouteLoaderData<typeof loader>('root')?.pages ?? []
  return pages.some((page) => page.slug === slug) ? urls.content(slug) : null
}

/** After a long form was sent from its end, scrolls to the error; on loads and 'back' the browser keeps its own scroll position. */
function useScrollToTop(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const arrivedBy = useNavigationType()
  useEffect(() => {
    if (arrivedBy === 'POP') return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrivedBy])
  return heading
}

/** Statuses of temporary errors. */
const retryableErrors: Text[] = [errorTexts.broken, errorTexts.away, errorTexts.offline, errorTexts.unreachable]

interface ErrorExplanation extends Partial<ErrorGoods> {
  title: Text
  text: Text
  sent?: UnavailableData['sent']
  number?: string | undefined
}

function explainError(error: unknown): ErrorExplanation {
  if (isRouteErrorResponse(error) && error.status === 503) {
    const { sent } = error.data as UnavailableData
    return { title: errorTexts.away, text: sent ? errorTexts.awaySent : errorTexts.awayText, sent }
  }
  if (isRouteErrorResponse(error) && error.status === 404)
    return { title: errorTexts.notFound, text: errorTexts.notFoundText, ...(error.data as Partial<ErrorGoods> | null) }
  if (isRouteErrorResponse(error) && error.status === 410)
    return {
      title: errorTexts.gone,
      text: errorTexts.goneText,
      ...(error.data as ErrorGoods),
    }
  if (isRouteErrorResponse(error) && error.status < 500)
    return { title: errorTexts.refused, text: errorTexts.refusedText }
  if (!isRouteErrorResponse(error) && navigator.onLine === false)
    return { title: errorTexts.offline, text: errorTexts.offlineText }
  if (isFailedFetch(error)) return { title: errorTexts.unreachable, text: errorTexts.unreachableText }
  const number = isRouteErrorResponse(error) ? (error.data as NumberedError | null)?.number : undefined
  return { title: errorTexts.broken, text: errorTexts.brokenText, number }
}

/** A request without any answer, which the shop knows nothing of. Chromium, Firefox and Safari each have words of their own. */
function isFailedFetch(error: unknown): boolean {
  return error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
}

/** The submitted form, behind one button: the visitor types nothing again. */
function ResubmitForm({ fields }: { fields: [string, string][] }) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={pathname + search} className="mt-8">
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change, and names may occur twice
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{t(errorTexts.sendAgain)}</Button>
    </form>
  )
}
