import { Hand, Heart, PackageCheck, ShieldCheck, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { promiseIcons, TextLink } from '#features/content/rules/content-blocks.ts'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { SkipHydration, TrustedHtml, useLinkNavigation } from '#kit/static-html.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { homeTexts } from '../../texts/home.ts'
import type { HomeSections } from './home-content.server.ts'

interface HomeSectionViewProps {
  section: HomeSections[number]
  /** The sections above it. */
  above: HomeSections
}

/** One section of the home page, below the first. */
export function HomeSectionView({ section, above }: HomeSectionViewProps) {
  switch (section.kind) {
    case 'row':
      return (
        <section className="page-width mt-8 below-200 tablet:mt-12 tablet:below-117 desktop:mt-16 desktop:below-132">
          <RowHeading {...section} />
          <ProductGrid row products={section.products} />
        </section>
      )
    case 'promises':
      return <Promises items={section.items} />
    case 'categories':
      return <CategoryWindows {...section} />
    case 'text':
      return <Story {...section} isMirrored={above.filter(({ kind }) => kind === 'text').length % 2 === 1} />
    case 'picture':
      return (
        <Link to={section.link.address} className="page-width mt-16 block desktop:mt-24">
          <Picture
            picture={{ ...section.picture, alt: section.link.text }}
            sizes="(min-width: 1344px) 1344px, 92vw"
            className="aspect-[3/2] w-full rounded-panel desktop:aspect-[3/1]"
          />
        </Link>
      )
    case 'html':
      return <Markup html={section.html} />
    case 'link':
      return (
        <p className="page-width mt-16 text-center">
          <LinkButton kind="secondary" to={section.link.address}>
            {section.link.text}
          </LinkButton>
        </p>
      )
  }
}

/** What the server has rendered. */
function Markup({ html }: { html: string }) {
  return <TrustedHtml onClick={useLinkNavigation()} className="page-width mt-12 desktop:mt-16" html={html} />
}

/** The heading of a row, with a link to the list that goes on with it. */
function RowHeading({ title, listAddress }: { title: string; listAddress: string | null }) {
  const t = useTranslate()
  return (
    <div className="mb-6 flex items-baseline justify-between gap-x-6">
      <h2 className="text-title">{title}</h2>
      {listAddress && (
        <Link
          to={listAddress}
          aria-label={t(homeTexts.allOf, { list: title })}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t(homeTexts.all)}
        </Link>
      )}
    </div>
  )
}

const icons = { parcel: PackageCheck, return: Undo2, hand: Hand, shield: ShieldCheck, heart: Heart }

interface PromisesProps {
  items: { icon: (typeof promiseIcons)[number]; title: string; text: string }[]
}

/** The shop's promises to all visitors. */
function Promises({ items }: PromisesProps) {
  return (
    <SkipHydration
      as="ul"
      className="page-width mt-12 grid gap-6 tablet:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] desktop:mt-16"
    >
      {items.map(({ icon, title, text }) => {
        const Icon = icons[icon]
        return (
          <li key={title} className="flex gap-4 tablet:border-t tablet:border-line tablet:pt-5">
            <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
            <div>
              <p className="font-semibold">{nonBreaking(title)}</p>
              <p className="text-small text-soft">{nonBreaking(text)}</p>
            </div>
          </li>
        )
      })}
    </SkipHydration>
  )
}

interface CategoryWindowsProps {
  title: string
  categories: { id: number; name: string; picture: PictureSource | null }[]
}

const maxWindows = 12

/**
 * Links to the categories in a row, each with a picture of its products, or only names while there are no pictures: six visible on large
 * views (A9.15).
 */
function CategoryWindows({ title, categories }: CategoryWindowsProps) {
  const follow = useLinkNavigation()
  const withPicture = categories.filter(({ picture }) => picture)
  const shown = (withPicture.length > 0 ? withPicture : categories).slice(0, maxWindows)
  if (shown.length === 0) return null
  return (
    <SkipHydration as="section" onClick={follow} className="page-width mt-12 desktop:mt-16">
      <h2 className="mb-6 text-title">{title}</h2>
      <ul className="six-slides">
        {shown.map(({ picture, ...category }) => (
          <li key={category.id} className="group relative snap-start">
            {picture && (
              <span className="block overflow-hidden rounded-panel">
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="(min-width: 1344px) 200px, (min-width: 1200px) 16vw, (min-width: 979px) 19vw, (min-width: 757px) 24vw, (min-width: 550px) 31vw, 42vw"
                  className="aspect-[4/3] w-full transition-transform duration-200 group-hover:scale-[1.02]"
                />
              </span>
            )}
            <h3 className="mt-3 text-large">
              <Link to={urls.category(category)} className="after:absolute after:inset-0 group-hover:underline">
                {category.name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </SkipHydration>
  )
}

interface StoryProps {
  title: string
  /** One paragraph per line. */
  text: string
  /** Its id, for links to it; '' for none. */
  anchor: string
  picture: PictureSource | null
  link: TextLink | null
  /** Every second one looks different: its picture on the other side, no coloured ground. */
  isMirrored: boolean
}

/** The merchant's story, next to a picture. */
function Story({ title, text, anchor, picture, link, isMirrored }: StoryProps) {
  return (
    <SkipHydration
      as="section"
      id={anchor || undefined}
      onClick={useLinkNavigation()}
      className={`below-178 tablet:below-110 desktop:below-151 ${isMirrored ? '' : 'mt-12 bg-surface desktop:mt-16'}`}
    >
      <div className="page-width grid items-center gap-8 py-12 tablet:grid-cols-2 desktop:gap-16">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 768px) 44vw, 92vw"
            className="aspect-[4/3] w-full rounded-panel"
            frame={isMirrored ? 'block tablet:order-last' : undefined}
          />
        )}
        <div className="max-w-text">
          <h2 className="text-title">{nonBreaking(title)}</h2>
          {text.split(/\n+/).map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {nonBreaking(paragraph)}
            </p>
          ))}
          {link && (
            <p className="mt-8">
              <LinkButton to={link.address}>{link.text}</LinkButton>
            </p>
          )}
        </div>
      </div>
    </SkipHydration>
  )
}
