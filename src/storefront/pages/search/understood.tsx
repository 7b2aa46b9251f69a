import { Link } from 'react-router'
import type { SearchAdvice } from '#features/search/rules/search-advice.ts'
import { type GridProduct, ProductGrid } from '#features/search/ui/product-grid.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { searchTexts } from '../../texts/search.ts'

/** How the text was understood, where that is not as it stands. */
export function Understood({ advice: { corrected, relaxed, unknown } }: { advice: SearchAdvice }) {
  const say = useWords()
  if (!corrected && !relaxed) return null
  return (
    <p className="mt-3 text-soft">
      {corrected && say(searchTexts.corrected, { text: corrected })}{' '}
      {relaxed && say(unknown.length > 0 ? searchTexts.unknown : searchTexts.relaxed, { words: unknown.join(', ') })}
    </p>
  )
}

/** What the shop says about it: who asks for 'zwroty' wants no goods. */
export function FoundPages({ pages }: { pages: { slug: string; name: string }[] }) {
  const say = useWords()
  return (
    <Chips
      label={say(searchTexts.pages)}
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

/** Where else to look: each word that finds something by itself, categories of what has one of them, and what others like to buy. */
export function OtherThanNothing({
  words,
  categories,
  popular,
}: {
  words: string[]
  categories: { id: number; name: string }[]
  popular: GridProduct[]
}) {
  const say = useWords()
  return (
    <>
      {words.length > 0 && (
        <p className="mt-3">
          {say(searchTexts.perhaps)}{' '}
          {words.map((word, place) => (
            <span key={word}>
              {place > 0 && ', '}
              <Link className="underline" to={urls.search(word)}>
                {word}
              </Link>
            </span>
          ))}
        </p>
      )}
      <Chips
        label={say(searchTexts.categories)}
        links={categories.map((category) => ({ address: urls.category(category), name: category.name }))}
      />
      {popular.length > 0 && (
        <section aria-labelledby="popular" className="mt-10">
          <h2 id="popular" className="mb-4 text-heading">
            {say(searchTexts.popular)}
          </h2>
          <ProductGrid products={popular} eager={2} heading="h3" />
        </section>
      )}
    </>
  )
}
