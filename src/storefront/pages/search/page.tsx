import { Link } from 'react-router'
import type { SearchAdvice } from '#features/search/rules/search-query.ts'
import { type GridProduct, ProductGrid } from '#features/search/ui/product-grid.tsx'
import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { CardActions } from '../../cards/card-actions.tsx'
import { PopularCategories } from '../../frame/popular-categories.tsx'
import { SearchForm } from '../../frame/search-form.tsx'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { listTexts } from '../../texts/listing.ts'
import { searchTexts } from '../../texts/search.ts'
import { CategoryLinks } from '../listing/category-links.tsx'
import { ProductListingView } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Search({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { text, listing, advice, pages, categories, others } = loaderData
  const found = listing.list.unfiltered > 0
  return (
    <div className="page-width">
      <Breadcrumbs
        label={t(frameTexts.breadcrumbs)}
        items={[
          { name: t(frameTexts.home), address: urls.home() },
          { name: t(frameTexts.search), address: null },
        ]}
      />
      <h1 className="text-title">{heading()}</h1>
      {found && <p className="mt-1 text-soft">{t(listTexts.count, { count: listing.list.unfiltered })}</p>}
      {!found && pages.length === 0 && (
        <p className="mt-3 text-soft">{t(text ? searchTexts.advice : searchTexts.prompt)}</p>
      )}
      <FoundPages pages={pages} />
      {advice && <AppliedSearchAdvice advice={advice} />}
      <CategoryLinks label={t(searchTexts.inCategories)} categories={categories} />
      {found ? (
        <ProductListingView listing={listing} />
      ) : (
        <>
          {!text && <SearchForm label={t(searchTexts.again)} className="mt-6 max-w-form" />}
          {others && <NoResults {...others} />}
          <PopularCategories />
          {others && <PopularGoods products={others.popular} />}
        </>
      )}
    </div>
  )

  function heading(): string {
    if (!text) return t(searchTexts.title)
    return t(found || pages.length > 0 ? searchTexts.resultsFor : searchTexts.nothing, { text })
  }
}

/** How the phrase was interpreted, where it was changed. */
function AppliedSearchAdvice({ advice: { corrected, relaxed, unknown } }: { advice: SearchAdvice }) {
  const t = useTranslate()
  if (!corrected && !relaxed) return null
  return (
    <p className="mt-3 text-soft">
      {corrected && t(searchTexts.corrected, { text: corrected })}{' '}
      {relaxed && t(unknown.length > 0 ? searchTexts.unknown : searchTexts.relaxed, { words: unknown.join(', ') })}
    </p>
  )
}

/** Matching content pages: a search for 'zwroty' wants no products. */
function FoundPages({ pages }: { pages: { slug: string; name: string }[] }) {
  const t = useTranslate()
  return (
    <Chips
      label={t(searchTexts.pages)}
      links={pages.map(({ slug, name }) => ({ address: urls.content(slug), name }))}
    />
  )
}

function Chips({ label, links }: { label: string; links: { address: string; name: string }[] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={label} className="mt-4 flex flex-wrap items-center gap-2">
      <span className="text-soft">{label}</span>
      {links.map(({ address, name }) => (
        <Link key={address} to={address} className="chip">
          {name}
        </Link>
      ))}
    </nav>
  )
}

interface NoResultsProps {
  words: string[]
  categories: { id: number; name: string }[]
  phrases: string[]
}

/** Further links: each word that has results alone, categories with products for one of them, and popular phrases. */
function NoResults({ words, categories, phrases }: NoResultsProps) {
  const t = useTranslate()
  return (
    <>
      {words.length > 0 && (
        <p className="mt-3">
          {t(searchTexts.perhaps)}{' '}
          {words.map((word, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <Link className="underline" to={urls.search(word)}>
                {word}
              </Link>
            </span>
          ))}
        </p>
      )}
      <Chips
        label={t(searchTexts.categories)}
        links={categories.map((category) => ({ address: urls.category(category), name: category.name }))}
      />
      <Chips
        label={t(searchTexts.phrases)}
        links={phrases.map((phrase) => ({ address: urls.search(phrase), name: phrase }))}
      />
    </>
  )
}

function PopularGoods({ products }: { products: GridProduct[] }) {
  const t = useTranslate()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="popular" className="mt-10">
      <h2 id="popular" className="mb-4 text-heading">
        {t(searchTexts.popular)}
      </h2>
      <CardActions>
        <ProductGrid row products={products} eager={2} heading="h3" />
      </CardActions>
    </section>
  )
}
